import type { Files } from './exercise.ts';

/** Whether two programs are the same, text by text. */
export function isSameFiles(one: Files, other: Files): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Tells programs apart where they are too large to be held; not against whoever looks for two with one hash. */
export function hashOf(files: Files): string {
  const names = Object.keys(files).toSorted();
  const text = JSON.stringify(names.map((name) => [name, files[name]]));
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${hash}`;
}
