import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { Files } from './exercise.ts';

/** Whether two programs are the same, text by text. */
export function isSameFiles(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Tells programs apart, whatever the order of their files. */
export function hashOf(files: Files): string {
  const names = Object.keys(files).toSorted();
  return shortHash(JSON.stringify(names.map((name) => [name, files[name]])));
}
