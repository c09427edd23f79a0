import { Notice } from '@group/ui/Notice';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { formTexts } from './form.texts.ts';
import { TakesFocus } from './TakesFocus.tsx';

/** That it has arrived, with the reference to name when one calls. */
export function Sent({ title, reference }: { title: string; reference: string }) {
  const texts = useTexts(formTexts);
  return (
    <TakesFocus>
      <Notice tone="success" title={title} announced>
        <p>{texts.reference(reference)}</p>
      </Notice>
    </TakesFocus>
  );
}
