import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteStoryProvider } from '../../testing/SiteStoryProvider.tsx';
import { headOfficeFixture, organisationFixture } from './organisation.fixture.ts';
import { SignatureView } from './SignatureView.tsx';

function show(language = 'de') {
  const { container } = render(
    <LanguageProvider language={language}>
      <SiteStoryProvider path="/mail-signatur">
        <SignatureView organisation={organisationFixture} headOffice={headOfficeFixture} />
      </SiteStoryProvider>
    </LanguageProvider>,
  );
  const preview = container.querySelector('[data-signature]');
  if (!preview) throw new Error('there is no preview');
  return { container, preview };
}

function type(label: RegExp, value: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
}

interface Written {
  html: string;
  text: string;
}

function read(blob: Blob | undefined): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  reader.readAsText(blob ?? new Blob());
  return promise;
}

/** Polyfills what jsdom lacks. */
class ItemOfBlobs {
  readonly data: Readonly<Record<string, Blob>>;
  constructor(data: Readonly<Record<string, Blob>>) {
    this.data = data;
  }
}

/** A clipboard that records what is written, or rejects it. */
function clipboard(accepts: boolean): Written[] {
  const written: Written[] = [];
  vi.stubGlobal('ClipboardItem', ItemOfBlobs);
  const write = async (items: ItemOfBlobs[]): Promise<void> => {
    if (!accepts) throw new DOMException('refused', 'NotAllowedError');
    const data = items[0]?.data;
    written.push({ html: await read(data?.['text/html']), text: await read(data?.['text/plain']) });
  };
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  return written;
}

async function pressCopy(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Signatur kopieren' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

function stylesIn(place: Element): string[] {
  return [...place.querySelectorAll<HTMLElement>('*')].map(({ tagName, style }) => `${tagName} ${style.cssText}`);
}

describe('SignatureView', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('updates on input, starting from the configuration’s values', async () => {
    const { preview } = show();
    expect(preview.textContent).toContain('Hofstrasse 12');
    expect(preview.querySelector('a[href="tel:+41440000000"]')?.textContent).toBe('+41 44 000 00 00');
    type(/^Name/, 'Vreni Muster');
    expect(preview.textContent).toContain('Vreni Muster');
    fireEvent.click(screen.getByLabelText('Montag'));
    fireEvent.click(screen.getByLabelText('Donnerstag'));
    expect(preview.textContent).toContain('AnwesendMo, Do');
    type(/^Mobiltelefon/, '0790000000');
    await screen.findByText('+41 79 000 00 00');
  });

  it('copies the preview as HTML and as text, and confirms it', async () => {
    const written = clipboard(true);
    const { preview } = show();
    type(/^Name/, 'Vreni Muster');
    await pressCopy();
    expect(written).toHaveLength(1);
    const copied = new DOMParser().parseFromString(written[0]?.html ?? '', 'text/html').body;
    expect(copied.textContent).toBe(preview.textContent);
    expect(stylesIn(copied)).toEqual(stylesIn(preview));
    expect(copied.querySelector('img')?.getAttribute('src')).toBe('https://tabor.example/mail-signatur/logo.png');
    expect(preview.querySelector('img')?.getAttribute('src')).toBe('/mail-signatur/logo.png');
    expect(written[0]?.text).toContain('Vreni Muster');
    expect(screen.getByRole('status').textContent).toContain('Die Signatur ist kopiert.');
    type(/^Name/, 'Vreni Beispiel');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('selects the preview and names the shortcut where the clipboard rejects', async () => {
    clipboard(false);
    Object.assign(document, { execCommand: () => false });
    const { preview } = show();
    type(/^Name/, 'Vreni Muster');
    await pressCopy();
    expect(getSelection()?.toString()).toContain('Vreni Muster');
    expect(screen.getByRole('status').textContent).toContain('Ctrl + C');
    const copied: Record<string, string> = {};
    const clipboardData = { setData: (kind: string, value: string) => (copied[kind] = value) };
    const table = preview.querySelector('table');
    if (table) fireEvent.copy(table, { clipboardData });
    expect(copied['text/html']).toContain('src="https://tabor.example/mail-signatur/logo.png"');
    expect(screen.getByRole('status').textContent).toContain('Die Signatur ist kopiert.');
  });

  it('warns about invalid input, and copies all the same', async () => {
    const written = clipboard(true);
    show();
    type(/^E-Mail/, 'vreni.muster@tabor');
    expect(screen.queryByText(/nicht wie eine Mailadresse/)).not.toBeNull();
    type(/^Telefon direkt/, '044 000');
    await screen.findByText(/nicht wie eine Telefonnummer/);
    await pressCopy();
    expect(written[0]?.text).toContain('E-Mail: vreni.muster@tabor\n');
    type(/^E-Mail/, 'vreni.muster@tabor.example');
    expect(screen.queryByText(/nicht wie eine Mailadresse/)).toBeNull();
  });

  it('has no form that could submit the input', () => {
    const { container } = show();
    expect(container.querySelector('form')).toBeNull();
  });

  it.each(['de', 'gsw', 'en', 'it', 'fr'])('explains classic Outlook in seven steps in %s', (language) => {
    const { container } = show(language);
    const lists = [...container.querySelectorAll('ol')].filter((list) => list.closest('details'));
    expect(lists.map((list) => list.children.length)).toEqual([7, 6, 6]);
    expect(container.querySelector('details')?.open).toBe(true);
  });
});
