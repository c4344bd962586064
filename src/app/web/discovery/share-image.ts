export const shareImageSize = { width: 1200, height: 630 } as const;

/** The picture of the brand. */
const defaultImage = '/og/default.jpg';

/**
 * The picture that stands beside a link to the page elsewhere: its own where the build has one of `shareImages`
 * (scripts/og-images.ts draws them), else the brand's.
 */
export function shareImageOf(path: string, shareImages: readonly string[]): string {
  const courseId = /^\/courses?\/([\w-]+)$/.exec(path)?.[1];
  const own = courseId === undefined ? `/og${path}.jpg` : `/og/${courseId}.jpg`;
  return shareImages.includes(own) ? own : defaultImage;
}
