export { actOnEach } from './act-on-each.ts';
export type { ConsoleFinder } from './deps.ts';
