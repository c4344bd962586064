import type { NotifyStaff } from '../../../platform/server/notify.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { EnginePool } from '../../engines/server/public.ts';
import type { learningRecord } from '../../progress/server/public.ts';

/** Dependencies of the exercise routes. */
export interface ExerciseDeps extends Pick<Services, 'db' | 'now' | 'content' | 'notify'> {
  readonly engines: EnginePool;
  readonly record: ReturnType<typeof learningRecord>;
  readonly storage: Pick<Storage, 'read' | 'claim' | 'giveUp'>;
  readonly notifyStaff: NotifyStaff;
}

/** Dependencies of the assignment routes, which run no programs. */
export type HandInDeps = Omit<ExerciseDeps, 'engines'>;
