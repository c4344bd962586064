import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Notify, NotifyStaff } from '../../../platform/server/notify.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { EnginePool } from '../../engines/server/public.ts';
import type { learningRecord } from '../../progress/server/public.ts';

/** Dependencies of the exercise routes. */
export interface ExerciseDeps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
  readonly engines: EnginePool;
  readonly record: ReturnType<typeof learningRecord>;
  readonly storage: Pick<Storage, 'read' | 'claim' | 'giveUp'>;
  readonly notify: Notify;
  readonly notifyStaff: NotifyStaff;
  readonly now: () => number;
}

/** Dependencies of the assignment routes, which run no programs. */
export type HandInDeps = Omit<ExerciseDeps, 'engines'>;
