import type { EditedKind } from '../../../authoring/kinds-contract.ts';

/** The line at the head of a file that names its picture. */
export const pictureKeys: Readonly<Partial<Record<EditedKind, string>>> = {
  course: 'image',
  video: 'poster',
  page: 'picture',
};

const kindsWithImages: readonly EditedKind[] = ['lesson', 'article', 'cast', 'page'];

/** Whether images can stand in the text itself: the words of a course, a career or an opening are plain. */
export function hasImagesInText(kind: EditedKind): boolean {
  return kindsWithImages.includes(kind);
}
