/** Viewer's edit of the code at one point of a screencast. */
export interface OwnVersion {
  readonly id: string;
  /** Position in the screencast, in milliseconds from its beginning. */
  readonly ms: number;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Key of the stored versions: screencast and user; `uid` is null for a visitor. */
export interface VersionsPlace {
  readonly uid: string | null;
  readonly courseId: string;
  readonly castId: string;
}

/** Reads the stored versions, in the order of the screencast. Empty if there are none or the storage cannot be read. */
export function readVersions(place: VersionsPlace): readonly OwnVersion[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(place)) ?? '[]') as readonly OwnVersion[];
  } catch {
    return [];
  }
}

/** Stores the versions. Returns false if the browser stores nothing or has no room. */
export function storeVersions(place: VersionsPlace, versions: readonly OwnVersion[]): boolean {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(versions));
    return true;
  } catch {
    return false;
  }
}

/** Adds a version, or replaces the one with the same id. */
export function withVersion(versions: readonly OwnVersion[], version: OwnVersion): readonly OwnVersion[] {
  return [...withoutVersion(versions, version.id), version].toSorted(
    (one, other) => one.ms - other.ms || (one.id < other.id ? -1 : 1),
  );
}

/** Merges both lists; of two versions with one id, the one that was changed last wins. */
export function merged(some: readonly OwnVersion[], others: readonly OwnVersion[]): readonly OwnVersion[] {
  return others.reduce((all, version) => {
    const same = all.find(({ id }) => id === version.id);
    return same && same.changedAt >= version.changedAt ? all : withVersion(all, version);
  }, some);
}

export function withoutVersion(versions: readonly OwnVersion[], id: string): readonly OwnVersion[] {
  return versions.filter((each) => each.id !== id);
}

/** Creates an id that is unique across browser windows. */
export function newVersionId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Key in local storage. */
export function nameOf({ uid, courseId, castId }: VersionsPlace): string {
  return `opvir.cast.${uid ?? 'visitor'}.${courseId}.${castId}`;
}
