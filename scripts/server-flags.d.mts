/** What the server's Node is started with. */
export const serverFlags: readonly [string, ...string[]];
