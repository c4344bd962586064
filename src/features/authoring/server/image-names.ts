import { assetPath, assetTypeOf, isVideo } from '../../../platform/server/content/assets.ts';

/** Characters that occur in no file name or path. */
const between = /[^A-Za-z0-9._/-]+/;

/** Checks whether a file next to texts is an image. */
export function isImage(path: string): boolean {
  const type = assetTypeOf(path);
  return type !== undefined && !isVideo({ type });
}

/** Paths of the images that a text at `path` names: everything that looks like one, anywhere in the text. */
export function imagesNamed(path: string, source: string): ReadonlySet<string> {
  const names = source.split(between).filter(isImage);
  return new Set(names.flatMap((name) => assetPath(path, name) ?? []));
}

/** Longest alternative text that is recognized. */
const altMaxLength = 1000;

/** Alternative text of an image in a Markdown text; null if there is none. */
export function altIn(source: string, name: string): string | null {
  const end = source.indexOf(`](${name}`);
  const start = end < 0 ? -1 : source.lastIndexOf('![', end);
  if (start < 0 || end - start > altMaxLength) return null;
  return source.slice(start + 2, end).replaceAll(/\\([\\[\]])/g, '$1');
}
