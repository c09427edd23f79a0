import { LanguageProvider, useMessages } from '@group/ui/messages/LanguageProvider';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UntranslatedNotice } from './UntranslatedNotice.tsx';
import { untranslatedNoticeMessages } from './UntranslatedNotice.messages.ts';

function Inside() {
  return <p data-testid="inside">{useMessages(untranslatedNoticeMessages).notTranslated}</p>;
}

describe('UntranslatedNotice', () => {
  it.each(['it', 'fr', 'en', 'gsw'] as const)(
    'announces in %s that the content is in German, and marks its language',
    (language) => {
      render(
        <LanguageProvider language={language}>
          <UntranslatedNotice when>
            <Inside />
          </UntranslatedNotice>
        </LanguageProvider>,
      );
      const asWritten = { normalizer: (text: string) => text };
      const sentence = screen.getByText(untranslatedNoticeMessages[language].notTranslated, asWritten);
      expect(sentence.closest('[lang]')).toBeNull();
      const inside = screen.getByTestId('inside');
      expect(inside.closest('[lang]')?.getAttribute('lang')).toBe('de-CH');
      expect(inside.textContent).toBe(untranslatedNoticeMessages.de.notTranslated);
    },
  );

  it('adds nothing to translated content', () => {
    const { container } = render(<UntranslatedNotice when={undefined}>Tradotto</UntranslatedNotice>);
    expect(container.innerHTML).toBe('Tradotto');
  });
});
