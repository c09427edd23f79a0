import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { AccountsAnswer } from '../account.ts';

/** All accounts, loaded again with `reload`; `failed` for those who may not read them. */
export function useAccounts() {
  const [answer, setAnswer] = useState<AccountsAnswer>();
  const [failed, setFailed] = useState(false);
  const reload = async (): Promise<void> => {
    setAnswer((await getFetchClient().get<AccountsAnswer>('/content/accounts')).data);
  };
  useEffect(() => {
    reload().catch(() => setFailed(true));
  }, []);
  return { answer, failed, reload };
}
