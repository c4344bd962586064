import { useState } from 'react';
import { ApiError } from './rpc.ts';

/**
 * What whoever types has seen of something that others may change meanwhile: the latest until something is typed, and from
 * then on as it was, so that the server can refuse what was written without knowing the rest. `catchUp` takes the next change
 * over, or one that has come: after a success, and after the server has refused (409) and the writer knows of it.
 */
export function useSeen<Value>(latest: Value, isTyped: boolean): [seen: Value, catchUp: (failure?: Error) => void] {
  const [seen, setSeen] = useState(latest);
  const [isBehind, setBehind] = useState(false);
  const isNew = !Object.is(seen, latest) && (!isTyped || isBehind);
  if (isNew) {
    setSeen(() => latest);
    setBehind(false);
  }

  function catchUp(failure?: Error) {
    if (failure === undefined || isConflict(failure)) setBehind(true);
  }

  return [isNew ? latest : seen, catchUp];
}

/** Whether the server refused since somebody else was quicker. */
export function isConflict(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.status === 409;
}
