import { useField } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

/** What is typed into a field whose value has another form. `typedOf` must be the same function at each call. */
export function useTyped<Value, Typed>(name: string, typedOf: (value: Value | null | undefined) => Typed) {
  const { value, error, onChange } = useField<Value | null>(name);
  const [typed, setTyped] = useState(() => typedOf(value));
  const own = useRef(value);

  // Saving, or changing the language, brings another value; the own one must not reset what is being typed.
  useEffect(() => {
    if ((value ?? null) !== (own.current ?? null)) setTyped(typedOf(value));
    own.current = value;
  }, [value, typedOf]);

  /** @param meant the value; `undefined` while it is being typed */
  const change = (changed: Typed, meant: Value | null | undefined): void => {
    setTyped(changed);
    if (meant === undefined) return;
    own.current = meant;
    onChange(name, meant);
  };
  return { typed, error, change };
}
