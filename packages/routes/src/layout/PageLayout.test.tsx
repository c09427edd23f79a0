import { LinkProvider } from '@group/ui/LinkProvider';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ScreenHandle } from '../site/screenHandle.ts';
import { siteFixture } from '../testing/site.fixture.ts';
import { PageLayout } from './PageLayout.tsx';
import { SiteLink } from '../site/SiteLink.tsx';

function Screen() {
  return (
    <LinkProvider anchor={SiteLink}>
      <PageLayout>
        <h1>Tagesmenü</h1>
      </PageLayout>
    </LinkProvider>
  );
}

async function show(handle?: ScreenHandle) {
  const Stub = createRoutesStub([{ id: 'root', children: [{ path: '*', Component: Screen, handle }] }]);
  render(<Stub initialEntries={['/v/tafel']} hydrationData={{ loaderData: { root: siteFixture } }} />);
  await screen.findByRole('contentinfo');
}

describe('PageLayout', () => {
  it('wraps every screen', async () => {
    await show();
    expect(screen.queryByRole('banner')).not.toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Fusszeile' })).not.toBeNull();
  });

  it('gives bare pages no navigation and a minimal footer', async () => {
    await show({ layout: 'bare' });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Zum Inhalt springen' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Impressum' })).not.toBeNull();
  });
});
