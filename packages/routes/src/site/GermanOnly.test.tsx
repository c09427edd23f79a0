import { LanguageProvider, useTexts } from '@group/ui/texts/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GermanOnly } from './GermanOnly.tsx';
import { germanOnlyTexts } from './GermanOnly.texts.ts';

function Inside() {
  return <p data-testid="inside">{useTexts(germanOnlyTexts).notTranslated}</p>;
}

describe('GermanOnly', () => {
  it.each(['it', 'fr', 'en', 'gsw'] as const)('says in %s that what follows is German, and marks it', (language) => {
    render(
      <LanguageProvider language={language}>
        <GermanOnly when>
          <Inside />
        </GermanOnly>
      </LanguageProvider>,
    );
    const sentence = screen.getByText(germanOnlyTexts[language].notTranslated);
    expect(sentence.closest('[lang]')).toBeNull();
    const inside = screen.getByTestId('inside');
    expect(inside.closest('[lang]')?.getAttribute('lang')).toBe('de-CH');
    expect(inside.textContent).toBe(germanOnlyTexts.de.notTranslated);
  });

  it('adds nothing to what is translated', () => {
    const { container } = render(<GermanOnly when={undefined}>Tradotto</GermanOnly>);
    expect(container.innerHTML).toBe('Tradotto');
  });
});
