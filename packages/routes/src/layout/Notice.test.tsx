import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteFixture } from '../testing/site.fixture.ts';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { Notice } from './Notice.tsx';
import { withCurrentNotice } from './currentNotice.ts';

const { configuration } = siteFixture;
const text = 'Besuche sind bis Sonntag nicht möglich.';

function show(until?: string): void {
  const current = configuration && withCurrentNotice({ ...configuration, notice: { text, until } }, Date.now());
  renderInSite(<Notice />, { site: { configuration: current } });
}

const notice = () => screen.queryByRole('region', { name: 'Hinweis' });

// The last second of 1 December in Switzerland.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-12-01T22:59:59Z') }));
describe('Notice', () => {
  it.each([
    ['2026-12-01', true],
    ['2027-01-01', true],
    ['2026-11-30', false],
    [undefined, true],
  ])('with the last day %s is shown: %s', (until, shown) => {
    show(until);
    expect(notice()?.textContent.includes(text) ?? false).toBe(shown);
  });

  it.each([
    ['de', 'Hinweis'],
    ['gsw', 'Hiiwiis'],
    ['en', 'Notice'],
    ['it', 'Avviso'],
    ['fr', 'Avis'],
  ] as const)('is named in %s: %s', (language, name) => {
    renderInSite(<Notice />, {
      language,
      site: { language, configuration: configuration && { ...configuration, notice: { text, language: 'de-CH' } } },
    });
    expect(screen.getByRole('region', { name }).querySelector('[lang="de-CH"]')?.textContent).toBe(text);
  });
});
