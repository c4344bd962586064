import { useEffect, useState } from 'react';

/**
 * Debounced value: changes once it has been the same for `afterMs` milliseconds, so that a query waits for a pause in
 * typing.
 */
export function useDebounced<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
