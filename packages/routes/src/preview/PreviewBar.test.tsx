import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../testing/renderInSite.fixture.tsx';
import { PreviewBar } from './PreviewBar.tsx';

describe('PreviewBar', () => {
  it('says what one sees, in the language of the page, and leads out', () => {
    renderInSite(<PreviewBar />, { language: 'it' });
    expect(screen.queryByRole('complementary', { name: 'Anteprima' })).not.toBeNull();
    const leave = screen.getByRole('link', { name: 'Terminare l’anteprima' });
    expect(leave.getAttribute('href')).toBe('/vorschau/ende?weiter=%2F');
  });

  it('has no way out in a frame, and names the admin that it tells', () => {
    renderInSite(<PreviewBar />, { site: { previewFrame: 'https://inhalte.example' } });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('complementary').getAttribute('data-frame')).toBe('https://inhalte.example');
  });
});
