export { createAuthoring } from './handlers.ts';
export type { AuthoredPages } from './deps.ts';
export type { ContentCounts } from './handlers.ts';
