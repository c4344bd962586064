import { assetPath, assetTypeOf, isVideo } from '../../../platform/server/content/assets.ts';

/** What no name of a file has, nor the way to it. */
const between = /[^A-Za-z0-9._/-]+/;

/** Whether a file beside texts is an image. */
export function isImage(path: string): boolean {
  const type = assetTypeOf(path);
  return type !== undefined && !isVideo({ type });
}

/** The images that a text at `path` names, by their paths in the content folder: all that look like one, wherever they stand in it. */
export function imagesNamed(path: string, source: string): ReadonlySet<string> {
  const names = source.split(between).filter(isImage);
  return new Set(names.flatMap((name) => assetPath(path, name) ?? []));
}

/** Longer than what stands between an image's words and its name. */
const altMaxLength = 1000;

/** What a Markdown text says of an image for those who do not see it; null where it says nothing. */
export function altIn(source: string, name: string): string | null {
  const end = source.indexOf(`](${name}`);
  const start = end < 0 ? -1 : source.lastIndexOf('![', end);
  if (start < 0 || end - start > altMaxLength) return null;
  return source.slice(start + 2, end).replaceAll(/\\([\\[\]])/g, '$1');
}
