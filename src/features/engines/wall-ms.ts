/** Wall clock in milliseconds, the same in all threads of a browser or a server, no matter when they started. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}
