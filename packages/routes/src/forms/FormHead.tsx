import { ErrorSummary } from '@group/ui/form/ErrorSummary';
import { Notice } from '@group/ui/Notice';
import { useTexts } from '@group/ui/texts/LanguageProvider';
import { VisuallyHidden } from '@group/ui/VisuallyHidden';
import type { FieldError } from './fieldErrors.ts';
import { formTexts } from './form.texts.ts';
import type { FormTrouble } from './formAnswer.ts';
import type { FormStamp } from './formGuard.server.ts';
import { TakesFocus } from './TakesFocus.tsx';
import { trapField } from './trapField.ts';

interface FormHeadProps {
  stamp: FormStamp;
  trouble?: FormTrouble | 'broken' | 'cancelled' | undefined;
  errors: readonly FieldError[];
}

/** What every form begins with: what went wrong, and the fields that nobody sees. */
export function FormHead({ stamp, trouble, errors }: FormHeadProps) {
  const texts = useTexts(formTexts);
  return (
    <>
      {trouble && (
        <TakesFocus>
          <Notice tone="problem" title={texts[trouble]} announced />
        </TakesFocus>
      )}
      <ErrorSummary errors={errors} />
      <input type="hidden" name="key" defaultValue={stamp.key} />
      <input type="hidden" name="moment" defaultValue={stamp.moment} />
      <VisuallyHidden>
        <label aria-hidden="true">
          {texts.trap}
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </>
  );
}
