import { createWaitingList } from '../../../platform/web/outbox/waiting-list.ts';
import { readWaiting } from './kept-events.ts';

/** Everything that is derived from the record of learning begins with this key. */
export const progressKey = ['progress'] as const;

/** Of the line between windows, and of the lock of the one that sends. */
export const waitingName = 'opvir.learning-events';

/** What was recorded and the server has not acknowledged. */
export const waitingEvents = createWaitingList(waitingName, readWaiting);
