import type { QueryKey } from '@tanstack/react-query';
import { declareStale } from './stale-data.ts';

/** By the types of live events (`GET /api/events`): the keys of the data that each makes stale. */
export type LiveData<Type extends string = string> = Readonly<Record<Type, readonly QueryKey[]>>;

/**
 * For the one window that holds the connection: what happened to the signed-in user is read anew in all of them; also
 * once the connection stands, since something may have happened while it did not.
 */
export function handOnLiveEvents(source: EventSource, makesStale: LiveData): void {
  for (const [type, keys] of Object.entries(makesStale)) source.addEventListener(type, () => void declareStale(keys));
  source.addEventListener('connected', () => void declareStale(Object.values(makesStale).flat()));
}
