/** The clock on the wall, in milliseconds: the same in all threads of a browser or a server, whenever they began. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}
