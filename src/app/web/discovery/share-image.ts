export const shareImageSize = { width: 1200, height: 630 } as const;

/** Share image of the brand. */
const defaultImage = '/og/default.jpg';

/** Share image of a page: its own if `shareImages` has one (rendered by scripts/og-images.ts), else the brand's. */
export function shareImageOf(path: string, shareImages: readonly string[]): string {
  const courseId = /^\/courses?\/([\w-]+)$/.exec(path)?.[1];
  const own = courseId === undefined ? `/og${path}.jpg` : `/og/${courseId}.jpg`;
  return shareImages.includes(own) ? own : defaultImage;
}
