import type { EditedKind } from '../kinds-contract.ts';

/** Front matter key of the picture, by kind. */
export const pictureKeys: Readonly<Partial<Record<EditedKind, string>>> = {
  course: 'image',
  video: 'poster',
  page: 'picture',
};

const kindsWithImages: readonly EditedKind[] = ['lesson', 'article', 'cast', 'page'];

/** Returns true if the text may contain images; the text of a course, a career or an opening is plain. */
export function hasImagesInText(kind: EditedKind): boolean {
  return kindsWithImages.includes(kind);
}
