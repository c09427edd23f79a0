import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineTexts } from './defineTexts.ts';
import { LanguageProvider, useTexts } from './LanguageProvider.tsx';

const greetings = defineTexts({
  de: { greeting: 'Guten Tag' },
  gsw: { greeting: 'Grüezi' },
  en: { greeting: 'Good day' },
  it: { greeting: 'Buongiorno' },
  fr: { greeting: 'Bonjour' },
});

function Greeting() {
  return useTexts(greetings).greeting;
}

describe('useTexts', () => {
  it('is German where nothing is said', () => {
    expect(render(<Greeting />).container.textContent).toBe('Guten Tag');
  });

  it('is the language of the nearest provider; an unknown one shows nothing and breaks nothing', () => {
    const { container } = render(
      <LanguageProvider language="fr">
        <Greeting />
        <LanguageProvider language="xx">
          <Greeting />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(container.textContent).toBe('Bonjour');
  });
});
