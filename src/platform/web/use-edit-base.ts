import { useState } from 'react';
import { ApiError } from './rpc.ts';

/**
 * Version of shared data that the user's edit is based on: the latest until they type, then unchanged, so that the
 * server can refuse an outdated edit.
 * `catchUp` adopts a newer version, present or next: after a success, or after a refusal (409) that the user has been
 * told of.
 */
export function useEditBase<Value>(latest: Value, isTyped: boolean): [seen: Value, catchUp: (failure?: Error) => void] {
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

/** Returns whether the server refused because of a concurrent change. */
export function isConflict(failure: Error | null): boolean {
  return failure instanceof ApiError && failure.status === 409;
}
