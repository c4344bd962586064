import { useEffect, useState } from 'react';

/** When the reader came to this window, in milliseconds since 1970 on this device's clock; null while they see another one. */
export function useViewedSince(): number | null {
  const [since, setSince] = useState(viewedSince);
  useEffect(() => {
    const look = () => setSince(viewedSince());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return since;
}

function viewedSince(): number | null {
  return document.visibilityState === 'visible' ? Date.now() : null;
}
