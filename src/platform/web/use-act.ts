import { useRef, useState } from 'react';
import { ApiError } from './rpc.ts';

/** State of an action. */
export type ActState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError };

/**
 * Runs an action that calls the server, such as sending a form; ignores `run` while one is pending. Changes no cached
 * data: use TanStack Query for that, which other pages need not load.
 */
export function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>) {
  const [state, setState] = useState<ActState<Answer>>({ status: 'idle' });
  const underWay = useRef(false);

  async function run(input: Input): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ status: 'pending' });
    try {
      const answer = await act(input);
      setState({ status: 'done', answer });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', error });
    } finally {
      underWay.current = false;
    }
  }

  return {
    state,
    run,
    /** Resets a completed action; a pending one continues. */
    reset: () => void (underWay.current || setState({ status: 'idle' })),
  };
}
