import { useCallback, useRef, useState } from 'react';
import { type PhoneReader, phoneReader } from './contact.ts';
import { type HeadOffice, phoneFields, type SignatureDetails } from './signature.ts';

/** Recognises only the number that the page was rendered with. */
function readerOf({ text, href }: Partial<HeadOffice> = {}): PhoneReader {
  return (typed) => (typed === text && href ? { text, href } : undefined);
}

/**
 * Parses phone numbers. The library is loaded when the first number is typed.
 * @returns the reader, whether it is complete, and a callback for changed details
 */
export function usePhoneReader(headOffice: HeadOffice | undefined) {
  const [readPhone, setReadPhone] = useState<PhoneReader>(() => readerOf(headOffice));
  const [complete, setComplete] = useState(false);
  const loading = useRef(false);
  const prepare = useCallback(
    (details: SignatureDetails) => {
      const isNew = phoneFields.some((field) => details[field] !== '' && details[field] !== headOffice?.text);
      if (!isNew || loading.current) return;
      loading.current = true;
      import('libphonenumber-js/min')
        .then(({ parsePhoneNumberFromString }) => {
          setReadPhone(() => phoneReader(parsePhoneNumberFromString));
          setComplete(true);
        })
        .catch(() => {
          // Numbers stay as typed; the next input retries loading.
          loading.current = false;
        });
    },
    [headOffice],
  );
  return { readPhone, complete, prepare };
}
