import { openEntry } from '../support/admin.ts';
import { editorTest as test } from '../support/editorTest.ts';
import { expect } from '../support/test.ts';
import { runningStack } from '../testEnvironment/environment.ts';

test(
  'typing into the form of a home page writes no error to the console',
  { tag: '@not-firefox' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const errors: string[] = [];
    page.on('console', (message) => {
      // Strapi's admin asks for the translations and settings of its paid editions, which this service does not have.
      const isPaid = /\/(?:ai-feature-config$|ai-localization-jobs\/)/.test(message.location().url);
      if (message.type() === 'error' && !isPaid) errors.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', ({ message }) => void errors.push(message));
    await openEntry(page, runningStack().contentUrl, 'page', '/');
    const title = page.getByRole('textbox', { name: /^Titel/ }).first();
    await title.pressSequentially(' im Herbst');
    await expect(title).toHaveValue(/ im Herbst/);
    // The first are enough to see what is wrong.
    expect(errors.slice(0, 5)).toEqual([]);
  },
);
