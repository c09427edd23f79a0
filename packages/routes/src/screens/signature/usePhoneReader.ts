import { useCallback, useRef, useState } from 'react';
import { type PhoneReader, phoneReader } from './contact.ts';
import { type HeadOffice, phoneFields, type SignatureDetails } from './signature.ts';

/** Knows the one number that the page came with. */
function readerOf({ words, href }: Partial<HeadOffice> = {}): PhoneReader {
  return (typed) => (typed === words && href ? { words, href } : undefined);
}

/**
 * Reads phone numbers; what does so is fetched with the first number that somebody types.
 * @returns the reader, whether it knows all numbers, and what is to be told of new details
 */
export function usePhoneReader(headOffice: HeadOffice | undefined) {
  const [readPhone, setReadPhone] = useState<PhoneReader>(() => readerOf(headOffice));
  const [complete, setComplete] = useState(false);
  const underWay = useRef(false);
  const prepare = useCallback(
    (details: SignatureDetails) => {
      const isNew = phoneFields.some((field) => details[field] !== '' && details[field] !== headOffice?.words);
      if (!isNew || underWay.current) return;
      underWay.current = true;
      import('libphonenumber-js/min')
        .then(({ parsePhoneNumberFromString }) => {
          setReadPhone(() => phoneReader(parsePhoneNumberFromString));
          setComplete(true);
        })
        .catch(() => {
          // Numbers stay as they were typed, until the next one is tried.
          underWay.current = false;
        });
    },
    [headOffice],
  );
  return { readPhone, complete, prepare };
}
