import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/**
 * Runs work that has just applied the rules and checks to all entries that it saves. Each save would otherwise read the
 * whole website again.
 */
export const savingCheckedEntries = <Result>(work: () => Promise<Result>): Promise<Result> => scope.run(true, work);

/** Whether the rules and checks were applied to the entry that is being saved. */
export const isCheckedAlready = (): boolean => scope.getStore() ?? false;
