import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { opensDialog } from './opensDialog.ts';

// That focus stays in it and goes back is the browser's work: played by the stories, in a real one.
describe('Dialog', () => {
  it('is named by its title and closed by a button that needs no JavaScript', () => {
    render(
      <LanguageProvider language="fr">
        <Dialog id="menu" title="Menu">
          Contenu
        </Dialog>
      </LanguageProvider>,
    );
    const dialog = screen.getByRole('dialog', { hidden: true });
    const close = screen.getByRole('button', { hidden: true });
    expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Menu');
    expect(close.getAttribute('aria-label')).toBe('Fermer');
    expect(dialog.contains(close)).toBe(true);
    expect(close.getAttribute('type')).toBe('submit');
    expect(close.closest('form')?.getAttribute('method')).toBe('dialog');
  });

  it('is opened by the browser itself', () => {
    const html = renderToString(
      <button type="button" {...opensDialog('menu')}>
        Menü
      </button>,
    );
    expect(html).toContain('command="show-modal"');
    expect(html).toContain('commandfor="menu"');
  });
});
