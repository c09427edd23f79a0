import { LanguageProvider } from '@group/ui/messages/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteStoryProvider } from '../testing/SiteStoryProvider.tsx';
import { PreviewBar } from './PreviewBar.tsx';

describe('PreviewBar', () => {
  it('says what one sees, in the language of the page, and leads out', () => {
    render(
      <LanguageProvider language="it">
        <SiteStoryProvider>
          <PreviewBar />
        </SiteStoryProvider>
      </LanguageProvider>,
    );
    expect(screen.queryByRole('complementary', { name: 'Anteprima' })).not.toBeNull();
    const leave = screen.getByRole('link', { name: 'Terminare l’anteprima' });
    expect(leave.getAttribute('href')).toBe('/vorschau/ende?weiter=%2F');
  });

  it('has no way out in a frame, and names the admin that it tells', () => {
    render(
      <SiteStoryProvider site={{ previewFrame: 'https://inhalte.example' }}>
        <PreviewBar />
      </SiteStoryProvider>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('complementary').getAttribute('data-frame')).toBe('https://inhalte.example');
  });
});
