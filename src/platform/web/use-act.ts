import { useRef, useState } from 'react';
import { ApiError } from './rpc.ts';

/** How far something that the user asked for has come. */
export type ActState<Answer> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'failed'; readonly error: ApiError };

/**
 * One act of the user that calls the server, such as sending a form; while it is under way, a second `run` does nothing.
 * It changes no cached data: for that there is TanStack Query, which pages that need none are spared of loading.
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
    /** Takes back what the last one said; one that is under way goes on. */
    reset: () => void (underWay.current || setState({ status: 'idle' })),
  };
}
