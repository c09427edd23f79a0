import type { Meta, StoryObj } from '@storybook/react-vite';
import { blocksFixture } from '../../blocks/block/block.fixture.ts';
import { inPage } from '../../testing/inPage.tsx';
import { LobbyView } from './LobbyView.tsx';

export default {
  title: 'Lobby display',
  component: LobbyView,
  args: {
    title: 'Heute im Café',
    today: '2026-11-22T09:00:00.000Z',
    blocks: blocksFixture.filter(({ type }) => ['text', 'prices'].includes(type)),
  },
  decorators: [inPage('/v/tagesmenu')],
} satisfies Meta<typeof LobbyView>;

export const Menu: StoryObj<typeof LobbyView> = {};
