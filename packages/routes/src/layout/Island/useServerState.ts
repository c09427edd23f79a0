import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How old the state of a visible page may be, in milliseconds. */
const freshMs = 30_000;

const queryKey = ['state'];

interface ServerStateOptions<State extends object> {
  /** Of the resource route that answers with the state as JSON. Called in the browser only. */
  address(this: void): string;
  /** As the server has rendered it. */
  initial: State;
  /** Whether an answer takes the place of the present state: anything between browser and site may answer. */
  follows(this: void, answer: unknown, present: State): answer is State;
  /** Whether the state cannot change any more. */
  isFinal?(this: void, state: State): boolean;
}

/**
 * State of the server that changes while somebody looks: asked for again as long as the page is in sight, on return to it
 * and after an outage, and not while a mutation of the same client is under way. What was known stays until there is an
 * answer.
 */
export function useServerState<State extends object>(options: ServerStateOptions<State>) {
  const { address, initial, follows, isFinal = () => false } = options;
  const [client] = useState(() => new QueryClient());
  useEffect(() => {
    // It hears of the window's focus and of the connection.
    client.mount();
    return () => client.unmount();
  }, [client]);
  const { data, dataUpdatedAt, isError, isPaused } = useQuery<State>(
    {
      queryKey,
      async queryFn({ signal }) {
        const response = await fetch(address(), { signal });
        const answer: unknown = await response.json();
        const present = client.getQueryData<State>(queryKey) ?? initial;
        if (!follows(answer, present)) throw new Error(`status ${response.status}`);
        return answer;
      },
      initialData: initial,
      staleTime: freshMs,
      // A connection that wakes up is tried again at once, a site in trouble not before the next time.
      retry: (failures, error) => failures < 3 && error instanceof TypeError,
      enabled: ({ state }) => state.data !== undefined && !isFinal(state.data),
      refetchInterval: () => client.isMutating() === 0 && freshMs,
      refetchOnWindowFocus: () => client.isMutating() === 0 && 'always',
    },
    client,
  );
  return {
    client,
    state: data,
    /** Replaces the state by the answer to a form. */
    setState: (next: State) => client.setQueryData<State>(queryKey, next),
    /** The moment of the last answer, in milliseconds, where no other can be had now. */
    outdatedSince: isError || isPaused ? dataUpdatedAt : undefined,
  };
}
