import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { Files } from './exercise.ts';

/** Returns true if two programs have the same files and texts. */
export function isSameFiles(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Hash of a program, independent of the order of its files. */
export function hashOf(files: Files): string {
  const names = Object.keys(files).toSorted();
  return shortHash(JSON.stringify(names.map((name) => [name, files[name]])));
}
