/** What a viewer made of the code at one moment of a recording. */
export interface OwnVersion {
  readonly id: string;
  /** Where the recording stood, in milliseconds from its beginning. */
  readonly ms: number;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** Which recording, and whose: null for a visitor. */
export interface VersionsPlace {
  readonly uid: string | null;
  readonly courseId: string;
  readonly castId: string;
}

/** In the order of the recording. Empty where this browser has none, or shows none. */
export function readVersions(place: VersionsPlace): readonly OwnVersion[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(place)) ?? '[]') as readonly OwnVersion[];
  } catch {
    return [];
  }
}

/** Gives false if the browser keeps nothing, or has no room. */
export function keepVersions(place: VersionsPlace, versions: readonly OwnVersion[]): boolean {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify(versions));
    return true;
  } catch {
    return false;
  }
}

/** With this version in the place of the one of its id, or beside the others. */
export function withVersion(versions: readonly OwnVersion[], version: OwnVersion): readonly OwnVersion[] {
  return [...withoutVersion(versions, version.id), version].toSorted(
    (one, other) => one.ms - other.ms || (one.id < other.id ? -1 : 1),
  );
}

/** All of both; of two with one id, the one that was changed last. */
export function merged(some: readonly OwnVersion[], others: readonly OwnVersion[]): readonly OwnVersion[] {
  return others.reduce((all, version) => {
    const same = all.find(({ id }) => id === version.id);
    return same && same.changedAt >= version.changedAt ? all : withVersion(all, version);
  }, some);
}

export function withoutVersion(versions: readonly OwnVersion[], id: string): readonly OwnVersion[] {
  return versions.filter((each) => each.id !== id);
}

/** Versions are told apart by it, also those of two windows. */
export function newVersionId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

/** Of its place in the browser. */
export function nameOf({ uid, courseId, castId }: VersionsPlace): string {
  return `opvir.cast.${uid ?? 'visitor'}.${courseId}.${castId}`;
}
