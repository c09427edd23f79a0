import { enhancePage } from '@group/routes/client/enhance';
import '@group/ui/foundations/base';
import { tenants } from '@group/themes/registry';
import type { Decorator, Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { missingPictures } from '../src/missingPictures.ts';
import { languageNames } from '../src/languageNames.ts';
import { Site } from '../src/Site.tsx';
import { widths } from '../src/widths.ts';
import { wireframe } from '../src/wireframe.ts';

// As on a page; behaviour is delegated to the document, so it also applies to stories that are rendered later.
enhancePage();

/** Renders every story in the theme and language of the toolbar. */
const inSite: Decorator = (Story, { globals }) => (
  <Site tenant={String(globals['tenant'])} language={String(globals['language'])}>
    <Story />
  </Site>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inSite],
  // No story may need horizontal scrolling (WCAG 2.2, 1.4.10), or show a picture that the built Storybook lacks.
  afterEach: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(await missingPictures(document)).toEqual([]);
  },
  initialGlobals: {
    tenant: import.meta.env['VITE_STORY_TENANT'] ?? 'tabor',
    language: import.meta.env['VITE_STORY_LANGUAGE'] ?? 'de',
  },
  globalTypes: {
    tenant: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [wireframe, ...tenants].map(({ key, name }) => ({ value: key, title: name })),
      },
    },
    language: {
      description: 'Language of the messages',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languageNames).map(([value, title]) => ({ value, title })),
      },
    },
  },
  parameters: {
    // In tests, what passes is neither described nor sent, which takes as long as the checks themselves.
    a11y: { test: 'error', options: import.meta.env['VITE_STORY_TENANT'] ? { resultTypes: ['violations'] } : {} },
    viewport: { options: widths },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Palettes', 'Tenants', 'Pictures', 'How to', 'Components', 'Screens'],
      },
    },
  },
};

export default preview;
