import { useRef, useState } from 'react';
import {
  type OwnVersion,
  type VersionsPlace,
  storeVersions,
  merged,
  nameOf,
  newVersionId,
  readVersions,
  withVersion,
  withoutVersion,
} from './own-versions.ts';

export interface OwnVersions {
  readonly all: readonly OwnVersion[];
  /** Version that is being edited; null while the recorded code is shown. */
  readonly current: OwnVersion | null;
  /** False after this browser failed to store a version: it then lasts only as long as the page. */
  readonly isKept: boolean;
  /** Called with the editor's text; `recorded` is the recorded text at `ms`. */
  readonly write: (text: string, recorded: string, ms: number) => void;
  readonly takeBack: (id: string) => void;
  /** Returns to the recorded code; the version stays in the list. */
  readonly leave: () => void;
  readonly remove: (id: string) => void;
}

interface ShownVersion {
  /** Key of user and screencast to which this state belongs. */
  readonly of: string;
  readonly all: readonly OwnVersion[];
  readonly currentId: string | null;
}

function shownOf(place: VersionsPlace): ShownVersion {
  return { of: nameOf(place), all: readVersions(place), currentId: null };
}

/**
 * State of a viewer's own versions of a screencast, one for each pause in which they edit; stored in this browser on
 * every key.
 */
export function useOwnVersions(place: VersionsPlace): OwnVersions {
  const name = nameOf(place);
  const [shown, setShown] = useState(() => shownOf(place));
  const [isKept, setKept] = useState(true);
  // Several keys may arrive before the next render.
  const latest = useRef(shown);
  const now = () => (latest.current.of === name ? latest.current : shown);

  // The user has changed, such as by signing in.
  if (shown.of !== name) setShown(shownOf(place));

  function put(change: Partial<ShownVersion>): void {
    latest.current = { ...now(), ...change };
    setShown(latest.current);
  }

  function change(next: (versions: readonly OwnVersion[]) => readonly OwnVersion[]): void {
    // Another window may have stored versions. Without storage, all versions are only here.
    const all = next(merged(readVersions(place), now().all));
    put({ all });
    setKept(storeVersions(place, all));
  }

  return {
    all: shown.all,
    current: shown.all.find(({ id }) => id === shown.currentId) ?? null,
    isKept,
    write(text, recorded, ms) {
      const changedAt = Date.now();
      const id = now().currentId ?? newVersionId(changedAt);
      put({ currentId: id });
      // The text is as recorded, so there is nothing to store.
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
