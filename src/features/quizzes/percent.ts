/** Rounded percentage; it is displayed and decides whether a quiz is passed. */
export function percentOf({ points, maxPoints }: { readonly points: number; readonly maxPoints: number }): number {
  return maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints);
}
