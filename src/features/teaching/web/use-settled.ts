import { useEffect, useState } from 'react';

/** The value once it has stayed the same for so long (milliseconds): what is typed is asked for when typing has paused. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
