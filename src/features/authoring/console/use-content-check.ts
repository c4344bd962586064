import { useEffect, useState } from 'react';
import { type ContentItem, type Fault, type ItemName, call } from './content-data.ts';

const pauseMs = 600;

interface Checked {
  /** Null while unknown. */
  readonly faults: readonly Fault[] | null;
  /** Null if there is none; the previous page stays while the next is rendered. */
  readonly html: string | null;
  readonly state: 'looking' | 'there' | 'failed';
}

/** Checks a text on the server when typing pauses: first for faults and, if there are none, renders its page. */
export function useContentCheck(
  { kind, id, address }: ContentItem,
  text: string,
  companions: readonly ItemName[],
): Checked {
  const [checked, setChecked] = useState<Checked>({ faults: null, html: null, state: 'looking' });
  const withKey = companions.map((each) => `${each.kind}:${each.id}`).join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const body = { kind, id, source: text, with: companions.map((each) => ({ kind: each.kind, id: each.id })) };
    const look = async () => {
      try {
        const { faults } = await call('POST /api/admin/content-checks', { body, signal });
        setChecked((before) => ({ ...before, faults, state: 'looking' }));
        const isShown = address !== null && faults.length === 0;
        const page = isShown ? await call('POST /api/admin/content-previews', { body, signal }) : null;
        setChecked((before) => ({ faults, html: page?.html ?? (isShown ? null : before.html), state: 'there' }));
      } catch {
        if (!signal.aborted) setChecked((before) => ({ ...before, state: 'failed' }));
      }
    };
    const timer = setTimeout(() => void look(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `withKey` changes whenever `companions` does
  }, [kind, id, address, text, withKey]);
  return checked;
}
