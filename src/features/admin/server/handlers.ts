import type { Handlers } from '../../../platform/server/http/context.ts';
import type { adminRoutes } from '../contract.ts';
import type { AdminDeps } from './deps.ts';
import { filterHandlers } from './filters/handlers.ts';
import { consoleSearchHandlers } from './search/handlers.ts';

export function adminHandlers(deps: AdminDeps): Handlers<typeof adminRoutes> {
  return { ...filterHandlers(deps), ...consoleSearchHandlers(deps) };
}
