import { useRef, useState } from 'react';
import {
  type OwnVersion,
  type VersionsPlace,
  keepVersions,
  merged,
  nameOf,
  newVersionId,
  readVersions,
  withVersion,
  withoutVersion,
} from './own-versions.ts';

export interface OwnVersions {
  readonly all: readonly OwnVersion[];
  /** The one that is being written on; null while the recording's own code is shown. */
  readonly current: OwnVersion | null;
  /** False once this browser did not take one: it is there for as long as the page is. */
  readonly isKept: boolean;
  /** Called with what stands in the editor, at a moment at which the recording has `recorded`. */
  readonly write: (text: string, recorded: string, ms: number) => void;
  readonly takeBack: (id: string) => void;
  /** Back to the recording's own code; what was written stays among all. */
  readonly leave: () => void;
  readonly remove: (id: string) => void;
}

interface Shown {
  /** Whose, and of which recording. */
  readonly of: string;
  readonly all: readonly OwnVersion[];
  readonly currentId: string | null;
}

function shownOf(place: VersionsPlace): Shown {
  return { of: nameOf(place), all: readVersions(place), currentId: null };
}

/** What a viewer has written in one recording, each time that they changed its code; kept in this browser with every key. */
export function useOwnVersions(place: VersionsPlace): OwnVersions {
  const name = nameOf(place);
  const [shown, setShown] = useState(() => shownOf(place));
  const [isKept, setKept] = useState(true);
  // Some keys may come before the page is drawn anew.
  const latest = useRef(shown);
  const now = () => (latest.current.of === name ? latest.current : shown);

  // Somebody has signed in meanwhile.
  if (shown.of !== name) setShown(shownOf(place));

  function put(change: Partial<Shown>): void {
    latest.current = { ...now(), ...change };
    setShown(latest.current);
  }

  function change(next: (versions: readonly OwnVersion[]) => readonly OwnVersion[]): void {
    // Another window may have written meanwhile; and where nothing is kept, all is here only.
    const all = next(merged(readVersions(place), now().all));
    put({ all });
    setKept(keepVersions(place, all));
  }

  return {
    all: shown.all,
    current: shown.all.find(({ id }) => id === shown.currentId) ?? null,
    isKept,
    write(text, recorded, ms) {
      const changedAt = Date.now();
      const id = now().currentId ?? newVersionId(changedAt);
      put({ currentId: id });
      // The recording has it.
      if (text === recorded) change((versions) => withoutVersion(versions, id));
      else change((versions) => withVersion(versions, { id, ms, text, changedAt }));
    },
    takeBack: (id) => put({ currentId: id }),
    leave: () => put({ currentId: null }),
    remove(id) {
      change((versions) => withoutVersion(versions, id));
      if (id === now().currentId) put({ currentId: null });
    },
  };
}
