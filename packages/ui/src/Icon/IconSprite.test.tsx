import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { IconSprite } from './IconSprite.tsx';

const page = (
  <IconSprite>
    <Icon name="menu" />
    <Icon name="mail" />
    <Icon name="menu" />
  </IconSprite>
);

describe('IconSprite', () => {
  it('adds each icon that the page uses once', () => {
    const html = renderToString(page);
    expect(html.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="icon-menu"', '<symbol id="icon-mail"']);
    expect(html.match(/<use href="[^"]+"/g)).toEqual([
      '<use href="#icon-menu"',
      '<use href="#icon-mail"',
      '<use href="#icon-menu"',
    ]);
  });

  it('serves icons that the browser renders later, except those it does not have', () => {
    document.body.innerHTML = renderToString(page);
    const { container } = render([<Icon key="menu" name="menu" />, <Icon key="phone" name="phone" />]);
    const [menu, phone] = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(menu).toBe('#icon-menu');
    expect(phone).toMatch(/icons\.svg.*#icon-phone$/);
  });
});
