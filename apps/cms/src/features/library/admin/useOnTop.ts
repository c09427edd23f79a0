import { type RefObject, useEffect, useState } from 'react';
import { onPageChange, uppermostDialog } from '../../../strapi/admin/pageChanges.ts';

/**
 * Keeps a dialog above those that open later: it has to be remounted, with the returned value as its key. Strapi's picker
 * of files opens another dialog for each of its steps, so also after an upload.
 * @param inside an element of the dialog
 */
export function useOnTop(inside: RefObject<HTMLElement | null>): number {
  const [mounts, setMounts] = useState(1);
  useEffect(() => {
    const check = (): void => {
      if (inside.current && !uppermostDialog()?.contains(inside.current)) setMounts((before) => before + 1);
    };
    return onPageChange(check, false);
  }, [inside]);
  return mounts;
}
