import { useState } from 'react';
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

/** What a viewer has written in one recording, each time that they changed its code; kept in this browser with every key. */
export function useOwnVersions(place: VersionsPlace): OwnVersions {
  const name = nameOf(place);
  const [{ of, all }, setShown] = useState(() => ({ of: name, all: readVersions(place) }));
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [isKept, setKept] = useState(true);

  // Somebody has signed in meanwhile.
  if (of !== name) setShown({ of: name, all: readVersions(place) });

  function change(next: (versions: readonly OwnVersion[]) => readonly OwnVersion[]): void {
    // Another window may have written meanwhile; and where nothing is kept, all is here only.
    const changed = next(merged(readVersions(place), all));
    setShown({ of: name, all: changed });
    setKept(keepVersions(place, changed));
  }

  return {
    all,
    current: all.find(({ id }) => id === currentId) ?? null,
    isKept,
    write(text, recorded, ms) {
      const changedAt = Date.now();
      const id = currentId ?? newVersionId(changedAt);
      setCurrentId(id);
      // The recording has it.
      if (text === recorded) change((versions) => withoutVersion(versions, id));
      else change((versions) => withVersion(versions, { id, ms, text, changedAt }));
    },
    takeBack: setCurrentId,
    leave: () => setCurrentId(null),
    remove(id) {
      change((versions) => withoutVersion(versions, id));
      if (id === currentId) setCurrentId(null);
    },
  };
}
