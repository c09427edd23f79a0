import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServerState } from '../layout/Island/useServerState.ts';
import { sendForm } from './sendForm.ts';
import { hasFiles } from './useSending.ts';

const kinds = ['open', 'houses', 'waiting', 'erased', 'disowned', 'unknown'] as const;

/** What a private link leads to, as far as all pages of such links have it in common. */
export interface LinkState {
  kind: (typeof kinds)[number];
}

/** What a link leads to that the content service has not opened. */
export type UnopenedState =
  /** Accepted by this website. The content service does not have it yet, or is away. `acceptedAt` is an ISO instant. */
  | { kind: 'waiting'; reference: string; acceptedAt: string }
  /** The mail with the link has reached another person. */
  | { kind: 'disowned' }
  | { kind: 'unknown' };

/** Whether nothing more can become of it, so that its page needs no script. */
export const isFinal = ({ kind }: LinkState): boolean => ['erased', 'disowned', 'unknown'].includes(kind);

/** That it waits is no news of what was open before: the website says so while the content service is away. */
function follows<State extends LinkState>(answer: unknown, present: State): answer is State {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return false;
  return kinds.some((kind) => kind === answer.kind) && (answer.kind !== 'waiting' || present.kind === 'waiting');
}

/** The page's state and forms, for its script. The token stays in the address, where it is. */
const stateAddress = (): string => `${location.pathname}/stand`;

/** A form got no answer. */
class Interrupted extends Error {
  override name = 'Interrupted';
  readonly repeats: boolean;

  /** @param repeats whether it is sent again by itself */
  constructor(repeats: boolean) {
    super('the connection broke, or the form was cancelled');
    this.repeats = repeats;
  }
}

interface Attempt {
  content: FormData;
  controller: AbortController;
}

interface PrivatePageOptions<State, Rejection> {
  initial: State;
  /** The server's answer to a form that was sent without JavaScript and changed nothing. */
  rejected: Rejection | undefined;
  isRejection(this: void, answer: unknown): answer is Rejection;
  /** The message about a form that got no answer, and may or may not have arrived. */
  interruption(this: void, content: FormData): Rejection;
  /** Whether sending a form twice is the same as once. */
  isRepeatable(this: void, content: FormData): boolean;
}

/** A page that only its link opens: what it shows renews itself, and its forms are sent without leaving it. */
export function usePrivatePage<State extends LinkState, Rejection>(options: PrivatePageOptions<State, Rejection>) {
  const { initial, isRejection, interruption, isRepeatable } = options;
  const server = useServerState<State>({ address: stateAddress, initial, follows, isFinal });
  const { client, state, setState, outdatedSince } = server;
  const [told, setTold] = useState({ state: initial, times: 0 });
  const [rejected, setRejected] = useState(options.rejected);
  const [share, setShare] = useState(0);
  const isAnswer = (answer: unknown): answer is State | Rejection => isRejection(answer) || follows(answer, state);

  const { mutate, isPending, variables } = useMutation<State | Rejection, Interrupted, Attempt>(
    {
      async mutationFn({ content, controller: { signal } }) {
        try {
          return await sendForm({ path: stateAddress(), content, isAnswer, signal, onProgress: setShare });
        } catch {
          throw new Interrupted(isRepeatable(content) && !signal.aborted);
        }
      },
      retry: (failures, { repeats }) => repeats && failures < 2,
      networkMode: 'always',
      onMutate() {
        setRejected(undefined);
        setShare(0);
        // An answer that is under way would be older than that to the form.
        return client.cancelQueries();
      },
      onSuccess(answer) {
        if (isRejection(answer)) {
          setRejected(answer);
          void client.invalidateQueries();
          return;
        }
        setState(answer);
        setTold(({ times }) => ({ state: answer, times: times + 1 }));
      },
      onError(_, { content }) {
        setRejected(interruption(content));
        void client.invalidateQueries();
      },
    },
    client,
  );

  return {
    state,
    /** The state of which the visitor knows: that of the page, or of the answer to a form. */
    told,
    outdatedSince,
    rejected,
    /** The form that is being sent. */
    sent: isPending ? variables.content : undefined,
    upload: {
      open: isPending && hasFiles(variables.content),
      share,
      onCancel: () => variables?.controller.abort(),
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (!isPending) mutate({ content: new FormData(event.currentTarget), controller: new AbortController() });
    },
  };
}

/** How a form of a private page is sent. */
export type SendsForms = Pick<ReturnType<typeof usePrivatePage>, 'sent' | 'onSubmit'>;
