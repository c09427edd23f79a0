import { LanguageProvider } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteStage } from '../testing/SiteStage.tsx';
import { PreviewBar } from './PreviewBar.tsx';

describe('PreviewBar', () => {
  it('says what one sees, in the language of the page, and leads out', () => {
    render(
      <LanguageProvider language="it">
        <SiteStage>
          <PreviewBar />
        </SiteStage>
      </LanguageProvider>,
    );
    expect(screen.getByRole('complementary', { name: 'Anteprima' })).toBeDefined();
    const leave = screen.getByRole('link', { name: 'Terminare l’anteprima' });
    expect(leave.getAttribute('href')).toBe('/vorschau/ende?weiter=%2F');
  });
});
