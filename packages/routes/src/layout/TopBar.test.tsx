import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Site } from '../site/site.ts';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { TopBar } from './TopBar.tsx';

function show(site?: Partial<Site>, path?: string) {
  renderInSite(<TopBar />, { site, path });
}

describe('TopBar', () => {
  it('shows the links of the configuration and marks the current one', () => {
    show({}, '/jobs/offene-stellen');
    expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Wohnen' }).getAttribute('aria-current')).toBeNull();
  });

  it('lists the links outside the menu where scripts are off', () => {
    const markup = renderToString(
      <SiteStoryProvider>
        <TopBar />
      </SiteStoryProvider>,
    );
    expect(/<noscript.*<\/noscript>/s.exec(markup)?.[0]).toContain('href="/jobs"');
  });

  it('announces loading until the configuration is available', () => {
    show({ configuration: null });
    expect(screen.getByRole('status').textContent).toBe('Die Seite wird geladen');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('img', { name: 'Tabor, zur Startseite' })).not.toBeNull();
  });
});
