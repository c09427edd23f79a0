import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.fixture.tsx';
import { headOfficeFixture, organisationFixture } from './organisation.fixture.ts';
import { SignatureView } from './SignatureView.tsx';

function show(language = 'de') {
  const { container } = renderInSite(
    <SignatureView organisation={organisationFixture} headOffice={headOfficeFixture} />,
    { language, path: '/mail-signatur' },
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

// Copying needs a clipboard, so `signature.spec.ts` tests it in a real browser.
describe('SignatureView', () => {
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

  it('warns about invalid input', async () => {
    show();
    type(/^E-Mail/, 'vreni.muster@tabor');
    expect(screen.queryByText(/nicht wie eine E-Mail-Adresse/)).not.toBeNull();
    type(/^Telefon direkt/, '044 000');
    await screen.findByText(/nicht wie eine Telefonnummer/);
    type(/^E-Mail/, 'vreni.muster@tabor.example');
    expect(screen.queryByText(/nicht wie eine E-Mail-Adresse/)).toBeNull();
  });

  it('leaves out invisible characters, which come with copied addresses', () => {
    const { preview } = show();
    type(/^E-Mail/, '\u200bvreni.muster@\u00adtabor.example\u2069');
    expect(screen.queryByText(/nicht wie eine E-Mail-Adresse/)).toBeNull();
    expect(preview.querySelector('a[href="mailto:vreni.muster@tabor.example"]')).not.toBeNull();
  });

  it('asks for the name instead of copying a signature without one', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Signatur kopieren' }));
    const name = screen.getByRole('textbox', { name: 'Name', description: /Geben Sie Ihren Namen an/ });
    expect(document.activeElement).toBe(name);
    type(/^Name/, 'Vreni Muster');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('warns after the click that leaves a field, which would miss what the warning moves', async () => {
    show();
    const field = screen.getByLabelText(/^E-Mail/);
    fireEvent.input(field, { target: { value: 'kommt noch' } });
    const day = screen.getByLabelText<HTMLInputElement>('Montag');
    fireEvent.mouseDown(day);
    fireEvent.blur(field);
    expect(screen.queryByText(/nicht wie eine E-Mail-Adresse/)).toBeNull();
    fireEvent.mouseUp(day);
    fireEvent.click(day);
    expect(screen.queryByText(/nicht wie eine E-Mail-Adresse/)).toBeNull();
    expect(day.checked).toBe(true);
    await screen.findByText(/nicht wie eine E-Mail-Adresse/);
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
