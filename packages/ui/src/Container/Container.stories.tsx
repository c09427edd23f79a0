import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

export default {
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Text>Höchstens 1200 px breit, in der Mitte, und nie am Rand des Bildschirms.</Text> },
} satisfies Meta<typeof Container>;

export const Usual: StoryObj<typeof Container> = {};
