import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';
import { landscape } from './Picture.fixture.ts';

const sources = { ...landscape, src: '/p.jpg', avif: '/p.avif 320w, /p2.avif 640w', webp: '/p.webp 320w' };

describe('Picture', () => {
  it('offers AVIF, then WebP, then the fallback', () => {
    const { container } = render(<Picture sources={sources} sizes="50vw" />);
    const [avif, webp] = container.querySelectorAll('source');
    expect([avif?.type, avif?.srcset, avif?.sizes]).toEqual(['image/avif', sources.avif, '50vw']);
    expect([webp?.type, webp?.srcset]).toEqual(['image/webp', sources.webp]);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/p.jpg');
  });

  it('has its size before it loads, and loads lazily', () => {
    render(<Picture sources={sources} sizes="50vw" />);
    const image = screen.getByRole('img', { name: sources.alt });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800']);
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
  });

  it('loads eagerly with a high priority as the first picture of the screen', () => {
    render(<Picture sources={sources} sizes="100vw" priority />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('says its colours until it has loaded, in at most 60 bytes', () => {
    const tones = { top: '#a1b2c3', bottom: '#d4e5f6' };
    const { container } = render(<Picture sources={{ ...sources, tones }} sizes="50vw" />);
    const attributes = [...(container.firstElementChild?.attributes ?? [])].filter(({ name }) =>
      name.startsWith('data-'),
    );
    const html = attributes.map(({ name, value }) => ` ${name}="${value}"`).join('');
    expect(html).toBe(' data-top="#a1b2c3" data-bottom="#d4e5f6"');
    expect(html.length).toBeLessThanOrEqual(60);
  });

  it('is hidden from screen readers when it is decorative', () => {
    render(<Picture sources={{ ...sources, alt: '' }} sizes="50vw" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
