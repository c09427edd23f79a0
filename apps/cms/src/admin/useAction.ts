import { useState } from 'react';

/**
 * An action of a user that the service may reject.
 * @param sentenceOf what to say of an error
 */
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
