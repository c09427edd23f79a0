import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import { landscape, landscapes } from '../Picture/Picture.fixture.ts';
import { enhanceGalleries } from './Gallery.enhance.ts';
import { Gallery } from './Gallery.tsx';

// Navigation, swiping and the lightbox need a layout, so the play functions of the stories test them in a real browser.
describe('Gallery', () => {
  it('server-renders every picture with a link to its file', () => {
    document.body.innerHTML = renderToString(<Gallery label="Haus und Garten" pictures={landscapes} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(landscapes.map(({ src }) => src));
    document.body.innerHTML = '';
  });

  it('leaves arrow keys with a modifier to the browser, which goes back', () => {
    enhanceGalleries();
    render(<Gallery label="Haus und Garten" pictures={landscapes} />);
    const [link] = screen.getAllByRole('link');
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(link && fireEvent.keyDown(link, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  });

  it('announces the position in the current language', () => {
    render(
      <LanguageProvider language="it">
        <Gallery label="Casa e giardino" pictures={landscapes} />
      </LanguageProvider>,
    );
    const row = within(screen.getByRole('group', { name: 'Casa e giardino' }));
    expect(row.getAllByText('Immagine 1 di 6')).toHaveLength(2);
    expect(row.getAllByText('1 / 6').map((counter) => counter.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
    const [previous] = screen.getAllByRole('button', { name: 'Immagine precedente' });
    const [next] = screen.getAllByRole('button', { name: 'Immagine successiva' });
    expect([previous, next].map((button) => button?.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
  });

  it('marks captions in another language, and keeps them out of names in the current one', () => {
    const [picture] = landscapes;
    if (!picture) throw new Error('a picture is missing');
    render(
      <LanguageProvider language="it" pictureLanguage="de">
        <Gallery label="Casa" pictures={[{ ...picture, alt: 'Der Garten' }]} />
      </LanguageProvider>,
    );
    const link = screen.getByRole('link', {
      name: 'Immagine 1 di 1: ingrandire l’immagine',
      description: 'Der Garten',
    });
    expect(within(link).getByAltText('Der Garten').lang).toBe('de-CH');
    expect(screen.getAllByText('Der Garten').map(({ lang }) => lang)).toEqual(['de-CH', 'de-CH']);
  });

  it('names a picture by a caption that is translated, which is neither marked nor read again', () => {
    const [picture] = landscapes;
    if (!picture) throw new Error('a picture is missing');
    render(
      <LanguageProvider language="it" pictureLanguage="de">
        <Gallery label="Casa" pictures={[{ ...picture, alt: 'Il giardino', translated: true }]} />
      </LanguageProvider>,
    );
    const link = screen.getByRole('link', { name: /Il giardino/ });
    expect(within(link).getByAltText('Il giardino').lang).toBe('');
    const captions = screen.getAllByText('Il giardino');
    expect(captions.map(({ lang, ariaHidden }) => [lang, ariaHidden])).toEqual([
      ['', 'true'],
      ['', 'true'],
    ]);
  });

  it('marks nothing where captions are in the current language', () => {
    const { container } = render(
      <LanguageProvider language="it" pictureLanguage="de">
        <LanguageProvider language="de">
          <Gallery label="Haus" pictures={landscapes} />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(container.querySelector('[lang]')).toBeNull();
  });

  it('has no buttons for a single picture', () => {
    render(<Gallery label="Garten" pictures={[landscape]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('labels a picture without alternative text by its position', () => {
    render(<Gallery label="Garten" pictures={[{ ...landscape, alt: '' }]} />);
    expect(screen.queryByRole('link', { name: 'Bild 1 von 1: Bild vergrössern' })).not.toBeNull();
  });
});
