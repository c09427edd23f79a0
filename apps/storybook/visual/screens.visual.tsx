import * as application from '@group/routes/screens/application/ApplicationView.stories';
import * as article from '@group/routes/screens/article/ArticleView.stories';
import * as contact from '@group/routes/screens/contact/ContactView.stories';
import * as events from '@group/routes/screens/events/EventsView.stories';
import * as home from '@group/routes/screens/home/Home.stories';
import * as house from '@group/routes/screens/house/HouseView.stories';
import * as imprint from '@group/routes/screens/imprint/ImprintView.stories';
import * as job from '@group/routes/screens/job/Job.stories';
import * as jobs from '@group/routes/screens/jobs/Jobs.stories';
import * as login from '@group/routes/screens/login/LoginView.stories';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import * as foundations from '../src/foundations/Foundations.stories.tsx';

const { name: look, tenant } = inject('look');
setProjectAnnotations([preview, { initialGlobals: { tenant } }]);

const stories = {
  Application: composeStories(application).WithMistakes,
  Article: composeStories(article).OurOwn,
  Contact: composeStories(contact).Usual,
  Events: composeStories(events).Many,
  Home: composeStories(home).EveryBlock,
  House: composeStories(house).WithEverything,
  Imprint: composeStories(imprint).WithEverything,
  Job: composeStories(job).Open,
  Jobs: composeStories(jobs).One,
  Login: composeStories(login).WrongPassword,
  ShapeAndFocus: composeStories(foundations).ShapeAndFocus,
};

/** Longest part of a page that is compared, in CSS pixels: all of most pages, and the first blocks of the story with each block. */
const maxHeight = { Home: 2_600, others: 3_400 };

beforeEach(() => {
  document.body.innerHTML = '';
});

describe.each([
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
])('at $width px', ({ width, height }) => {
  it.each(Object.entries(stories))('%s', async (name, Story) => {
    await page.viewport(width, height);
    await Story.run();
    await document.fonts.ready;
    // Grows the viewport: the screenshot covers only the viewport.
    const tallest = name === 'Home' ? maxHeight.Home : maxHeight.others;
    await page.viewport(width, Math.min(document.documentElement.scrollHeight, tallest));
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${name}-${look}-${width}`);
  });
});
