import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '../site/site.ts';
import { siteFixture } from '../testing/site.fixture.ts';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { TopBar } from './TopBar.tsx';

interface Stage {
  site?: Partial<Site>;
  path?: string;
}

export default {
  title: 'Frame/Top bar',
  render: ({ site, path }) => (
    <SiteStoryProvider site={site} path={path}>
      <TopBar />
    </SiteStoryProvider>
  ),
} satisfies Meta<Stage>;

type Story = StoryObj<Stage>;

const { configuration } = siteFixture;
const languages = [
  { prefix: 'de', label: 'DE' },
  { prefix: 'it', label: 'IT' },
  { prefix: 'fr', label: 'FR' },
  { prefix: 'en', label: 'EN' },
] as const;

export const Usual: Story = {};

export const OnAPage: Story = { args: { path: '/jobs/offene-stellen' } };

export const WhileTheConfigurationLoads: Story = { args: { site: { configuration: null } } };

export const WithLanguages: Story = {
  args: { site: { languages, pathPrefix: '/de' }, path: '/de/wohnen' },
};

export const LongWords: Story = {
  args: {
    site: {
      configuration: configuration && {
        ...configuration,
        navigation: [
          { name: 'Langzeitpflegeeinrichtungen', link: '/wohnen' },
          { name: 'Mahlzeitendienstanmeldung', link: '/gastronomie' },
          { name: 'Freiwilligenarbeitskoordination', link: '/ueber-uns' },
          { name: 'Weiterbildungsveranstaltungen', link: '/events' },
        ],
      },
    },
  },
};
