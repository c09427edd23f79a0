import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { LobbyView } from './LobbyView.tsx';

it('shows the house, the date in Switzerland and the page', () => {
  renderInSite(<LobbyView title="Heute im Café" blocks={[]} today="2026-11-21T23:30:00.000Z" />, {
    path: '/v/tagesmenu',
  });
  expect(screen.queryByRole('img', { name: 'Tabor' })).not.toBeNull();
  expect(screen.queryByText('Sonntag, 22. November 2026')).not.toBeNull();
  expect(screen.queryByRole('heading', { level: 1, name: 'Heute im Café' })).not.toBeNull();
});
