import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkProvider } from '@group/ui/LinkProvider';
import { createRoutesStub } from 'react-router';
import { siteFixture } from '../testing/site.fixture.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageLayout } from './PageLayout.tsx';
import { SiteLink } from '../site/SiteLink.tsx';

function FailedPage() {
  return (
    <LinkProvider anchor={SiteLink}>
      <PageLayout>
        <ErrorScreen />
      </PageLayout>
    </LinkProvider>
  );
}

const Site = createRoutesStub([{ id: 'root', path: '*', Component: () => null, ErrorBoundary: FailedPage }]);

export default {
  title: 'Errors',
  parameters: { layout: 'fullscreen' },
  render: ({ status }) => {
    const root = { status, statusText: '', internal: false, data: null };
    return <Site key={status} hydrationData={{ loaderData: { root: siteFixture }, errors: { root } }} />;
  },
} satisfies Meta<{ status: number }>;

type Story = StoryObj<{ status: number }>;

export const NotFound: Story = { args: { status: 404 } };
export const TooMany: Story = { args: { status: 429 } };
export const Unexpected: Story = { args: { status: 500 } };
export const ContentUnavailable: Story = { args: { status: 503 } };
