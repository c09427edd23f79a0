import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '../messages/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { opensDialog } from './opensDialog.ts';

// The browser traps and restores focus, so the play functions of the stories test that in a real one.
describe('Dialog', () => {
  it('is labelled by its title and has a close button that works without JavaScript', () => {
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

  it('is opened through an invoker command', () => {
    const html = renderToString(
      <button type="button" {...opensDialog('menu')}>
        Menü
      </button>,
    );
    expect(html).toContain('command="show-modal"');
    expect(html).toContain('commandfor="menu"');
  });
});
