import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { LobbyView } from './LobbyView.tsx';

it('shows the house, the date in Switzerland and the page', () => {
  render(
    <LanguageProvider language="de">
      <SiteStoryProvider path="/v/tagesmenu">
        <LobbyView title="Heute im Café" blocks={[]} today="2026-11-21T23:30:00.000Z" />
      </SiteStoryProvider>
    </LanguageProvider>,
  );
  expect(screen.queryByRole('img', { name: 'Tabor' })).not.toBeNull();
  expect(screen.queryByText('Sonntag, 22. November 2026')).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 1, name: 'Heute im Café' })).not.toBeNull();
});
