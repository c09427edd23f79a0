import type { Decorator } from '@storybook/react-vite';
import { ScreenStoryProvider } from './ScreenStoryProvider.tsx';

/** Shows the stories of a screen in a whole page. The parameter `site` of a story overrides parts of the example site. */
export const inPage =
  (path: string): Decorator =>
  (Story, { parameters }) => (
    <ScreenStoryProvider path={path} site={parameters['site']}>
      <Story />
    </ScreenStoryProvider>
  );
