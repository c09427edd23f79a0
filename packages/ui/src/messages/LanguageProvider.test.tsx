import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defineMessages } from './defineMessages.ts';
import { LanguageProvider, useMessages } from './LanguageProvider.tsx';

const greetings = defineMessages({
  de: { greeting: 'Guten Tag' },
  gsw: { greeting: 'Grüezi' },
  en: { greeting: 'Good day' },
  it: { greeting: 'Buongiorno' },
  fr: { greeting: 'Bonjour' },
});

function Greeting() {
  return useMessages(greetings).greeting;
}

describe('useMessages', () => {
  it('defaults to German', () => {
    expect(render(<Greeting />).container.textContent).toBe('Guten Tag');
  });

  it('uses the language of the nearest provider; an unknown one yields empty messages', () => {
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
