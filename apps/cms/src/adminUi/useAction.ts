import { useState } from 'react';

/** Runs requests of a component, with their state and the sentence about the last failure. */
export function useAction(sentenceOf: (error: unknown) => string) {
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    setFailure('');
    setIsBusy(true);
    await action().catch((error: unknown) => setFailure(sentenceOf(error)));
    setIsBusy(false);
  };
  return { run, failure, isBusy };
}
