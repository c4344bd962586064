import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { StructureOf, learningRecord } from '../../progress/server/public.ts';
import type { EnginePool } from './engine/engine-pool.ts';

/** What the routes of exercises stand on. */
export interface ExerciseDeps {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
  readonly engines: EnginePool;
  readonly record: ReturnType<typeof learningRecord>;
  /** For what follows from a grade. */
  readonly structureOf: StructureOf;
  readonly storage: Pick<Storage, 'read' | 'claim' | 'giveUp'>;
  /** Tells a user something, in the commit of these statements. */
  readonly notify: (given: { userId: string; message: string; timestamp: number }) => Statement[];
  readonly now: () => number;
}
