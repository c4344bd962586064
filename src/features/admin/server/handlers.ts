import type { Handlers } from '../../../platform/server/http/context.ts';
import type { adminRoutes } from '../contract.ts';
import { accountHandlers } from './account-handlers.ts';
import { careerNumberHandlers } from './careers/handlers.ts';
import type { AdminDeps } from './deps.ts';
import { feedbackHandlers } from './feedback-handlers.ts';
import { filterHandlers } from './filters/handlers.ts';
import { courseLearnerHandlers } from './learners/handlers.ts';
import { bulkHandlers } from './bulk-handlers.ts';
import { messageHandlers } from './message-handlers.ts';
import { overviewHandlers } from './overview-handlers.ts';
import { consoleSearchHandlers } from './search/handlers.ts';
import { subscriberHandlers } from './subscriber-handlers.ts';
import { systemHandlers } from './system-handlers.ts';

export function adminHandlers(deps: AdminDeps): Handlers<typeof adminRoutes> {
  return {
    ...accountHandlers(deps),
    ...messageHandlers(deps),
    ...subscriberHandlers(deps),
    ...overviewHandlers(deps),
    ...systemHandlers(deps),
    ...feedbackHandlers(deps),
    ...bulkHandlers(deps),
    ...filterHandlers(deps),
    ...consoleSearchHandlers(deps),
    ...courseLearnerHandlers(deps),
    ...careerNumberHandlers(deps),
  };
}
