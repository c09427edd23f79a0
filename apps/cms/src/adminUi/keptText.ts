import { useAuth } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';

/** Texts that a user has typed, by name; empty if there is none. */
export interface KeptTexts {
  read: (name: string) => string;
  /** An empty text is forgotten. */
  keep: (name: string, text: string) => void;
}

/**
 * Texts that are typed beside an entry: kept in the browser, for this user, until they are empty again. So they outlive a
 * reload, the end of a session, and a closed window. Not for personal data.
 */
export function useKeptTexts(): KeptTexts {
  const userId = useAuth('KeptText', ({ user }) => user?.id);
  return useMemo(() => {
    const keyOf = (name: string): string => `kept-text ${userId} ${name}`;
    return {
      read: (name) => window.localStorage.getItem(keyOf(name)) ?? '',
      keep(name, text) {
        if (text) window.localStorage.setItem(keyOf(name), text);
        else window.localStorage.removeItem(keyOf(name));
      },
    };
  }, [userId]);
}

/** One of {@link useKeptTexts}, by a name with the entry's id. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const { read, keep } = useKeptTexts();
  const [text, setText] = useState(() => read(name));
  const change = (typed: string): void => {
    setText(typed);
    keep(name, typed);
  };
  return [text, change];
}
