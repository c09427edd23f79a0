import { useAuth } from '@strapi/strapi/admin';
import { useState } from 'react';

/**
 * A text that is typed beside an entry: kept in the browser, for this user, until it is empty again. So it outlives a reload,
 * the end of a session, and a closed window. Not for personal data.
 * @param name of the text, with the entry's id
 */
export function useKeptText(name: string): [string, (text: string) => void] {
  const userId = useAuth('KeptText', ({ user }) => user?.id);
  const key = `kept-text ${userId} ${name}`;
  const [text, setText] = useState(() => window.localStorage.getItem(key) ?? '');
  const change = (typed: string): void => {
    setText(typed);
    if (typed) window.localStorage.setItem(key, typed);
    else window.localStorage.removeItem(key);
  };
  return [text, change];
}
