import { useState } from 'react';
import type { DecisionStage } from '../../../mail/messages.ts';
import type { Mail } from '../../../mail/placeholders.ts';

export type BegunMails = Map<string, Mail>;

export const mailKey = (documentId: string, stage: DecisionStage): string => `${documentId} ${stage}`;
export const templateKey = (documentId: string, stage: DecisionStage): string => `${documentId} ${stage} template`;

export const hasBegun = (begun: BegunMails, documentId: string, stage: DecisionStage): boolean =>
  begun.has(mailKey(documentId, stage)) || begun.has(templateKey(documentId, stage));

/** What is typed of a mail: `undefined` before the first letter, and kept until it is ended. */
export function useBegunMail(begun: BegunMails, key: string) {
  const [typed, setTyped] = useState(begun.get(key));
  const type = (mail: Mail): void => {
    begun.set(key, mail);
    setTyped(mail);
  };
  const end = (then: () => void): void => {
    begun.delete(key);
    then();
  };
  return { typed, type, end };
}
