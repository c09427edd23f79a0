import * as home from '@group/routes/screens/home/Home.stories';
import * as imprint from '@group/routes/screens/imprint/ImprintView.stories';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as examples from '../src/examples/Examples.stories.tsx';
import * as foundations from '../src/foundations/Foundations.stories.tsx';

setProjectAnnotations([preview]);

const { Form, FormWithProblems, AtOneLook } = composeStories(examples);
const { TypeScale, ShapeAndFocus } = composeStories(foundations);
const { EveryBlock: Home } = composeStories(home);
const { WithEverything: Imprint } = composeStories(imprint);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe.each([
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])('at $width px', ({ width, height }) => {
  it.each(Object.entries({ Form, FormWithProblems, AtOneLook, TypeScale, ShapeAndFocus, Home, Imprint }))(
    '%s',
    async (name, Story) => {
      await page.viewport(width, height);
      await Story.run();
      await document.fonts.ready;
      // Grows the viewport to the full page: the screenshot covers only the viewport.
      await page.viewport(width, document.documentElement.scrollHeight);
      await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${width}`);
    },
  );
});
