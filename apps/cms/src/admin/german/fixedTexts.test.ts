// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { translateFixedTexts } from './fixedTexts.ts';

describe('translateFixedTexts', () => {
  beforeEach(() => {
    document.head.innerHTML = '<title>Seiten | Strapi</title>';
    document.body.innerHTML =
      '<p aria-label="published">Deutsch (default), Englisch</p><p>\n    To pick up a draggable item, press\n  </p>';
    translateFixedTexts(document.documentElement);
  });

  it('gives titles the name of the product', () => {
    expect(document.title).toBe('Seiten | Inhalte der Websites');
    document.title = 'Strapi Admin';
    translateFixedTexts(document.documentElement);
    expect(document.title).toBe('Inhalte der Websites');
  });

  it('translates names for screen readers and parts of texts', () => {
    const [first, second] = document.querySelectorAll('p');
    expect(first?.getAttribute('aria-label')).toBe('Veröffentlicht');
    expect(first?.textContent).toBe('Deutsch, Englisch');
    expect(second?.textContent).toMatch(/^Ziehen geht mit der Maus/);
  });

  it('leaves what an editor writes', () => {
    document.body.innerHTML = '<div contenteditable="true"><span>Deutsch (default)</span></div>';
    translateFixedTexts(document.body);
    expect(document.body.textContent).toBe('Deutsch (default)');
  });

  it('changes nothing a second time', () => {
    const before = document.documentElement.outerHTML;
    translateFixedTexts(document.documentElement);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
