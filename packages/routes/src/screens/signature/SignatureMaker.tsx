import { Text } from '@group/ui/Text';
import { useMessages } from '@group/ui/messages/LanguageProvider';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { isMailAddress } from './contact.ts';
import { shortDayMessages } from '../../site/day.messages.ts';
import {
  composeSignature,
  type HeadOffice,
  noDetails,
  type Organisation,
  phoneFields,
  readDetails,
} from './signature.ts';
import { labelMessages, signatureMessages } from './signature.messages.ts';
import { SignatureFields, type SignatureProblems } from './SignatureFields.tsx';
import { SignaturePreview } from './SignaturePreview.tsx';
import * as styles from './SignatureView.css.ts';
import { useAfterClick } from './useAfterClick.ts';
import { usePhoneReader } from './usePhoneReader.ts';

export interface SignatureMakerProps {
  organisation: Organisation;
  headOffice: HeadOffice | undefined;
}

/** The fields and the signature made of them. An island: the input does not leave the browser. */
export function SignatureMaker({ organisation, headOffice }: SignatureMakerProps) {
  const messages = useMessages(signatureMessages);
  const labels = useMessages(labelMessages);
  const dayNames = useMessages(shortDayMessages);
  const form = useRef<HTMLDivElement>(null);
  const [details, setDetails] = useState(() => noDetails(headOffice?.text ?? ''));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isNameMissing, setIsNameMissing] = useState(false);
  const afterClick = useAfterClick();
  const { readPhone, complete, prepare } = usePhoneReader(headOffice);
  const signature = composeSignature(details, organisation, labels, dayNames, readPhone);

  function read(): void {
    if (!form.current) return;
    const now = readDetails(form.current);
    setDetails(now);
    prepare(now);
  }

  // Input from before hydration, or filled in by the browser, counts, too.
  useEffect(read, [prepare]);

  function leave({ target }: FocusEvent<HTMLElement>): void {
    // An error pushes down what is below it, which may be what is being clicked.
    if (target instanceof HTMLInputElement) afterClick(() => setLeft((fields) => new Set([...fields, target.name])));
  }

  function askForName(): void {
    setIsNameMissing(true);
    form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
  }

  const problems: SignatureProblems = {};
  if (isNameMissing && !details.name) problems.name = messages.nameProblem;
  if (left.has('email') && details.email && !isMailAddress(details.email)) problems.email = messages.emailProblem;
  for (const field of phoneFields) {
    if (complete && left.has(field) && details[field] && !readPhone(details[field]))
      problems[field] = messages.phoneProblem;
  }

  return (
    <div className={styles.maker}>
      <div ref={form} className={styles.form} onInput={read} onBlur={leave}>
        <SignatureFields headOffice={headOffice?.text ?? ''} problems={problems} />
        <Text size="small">{messages.privacy}</Text>
      </div>
      <SignaturePreview signature={signature} askForName={askForName} />
    </div>
  );
}
