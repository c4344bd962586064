import type { Files } from './exercise.ts';

/** Whether two programs are the same, text by text. */
export function isSameFiles(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
