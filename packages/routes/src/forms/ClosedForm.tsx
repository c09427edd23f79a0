import { Notice } from '@group/ui/Notice';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { closedFormTexts } from './closedForm.texts.ts';

/** That what was typed has not been sent, and what to do instead. */
export function ClosedForm() {
  const texts = useTexts(closedFormTexts);
  return (
    <Notice tone="problem" title={texts.title} announced>
      <p>{texts.help}</p>
    </Notice>
  );
}
