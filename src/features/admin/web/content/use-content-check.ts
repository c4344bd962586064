import { useEffect, useState } from 'react';
import { type ContentItem, type Fault, type ItemName, call } from './content-data.ts';

const pauseMs = 600;

interface Checked {
  /** Null while it is not known. */
  readonly faults: readonly Fault[] | null;
  /** Null where there is none; the last one stays while another is made. */
  readonly html: string | null;
  readonly state: 'looking' | 'there' | 'failed';
}

/** Has the server look at a text when typing pauses: first for faults, and then, without any, for the page that it makes. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- withKey says what companions holds
  }, [kind, id, address, text, withKey]);
  return checked;
}
