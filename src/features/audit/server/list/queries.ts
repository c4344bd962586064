import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { firstIdAt } from '../../../../platform/server/ids.ts';
import { type AuditAct, auditActs, commandLine, noActor } from '../../acts-contract.ts';
import { actWords, actorWords } from '../../act-words.ts';

/** Which entries are wanted, in which order. */
export interface Wanted {
  readonly search?: string | undefined;
  readonly act?: AuditAct | undefined;
  readonly actor?: string | undefined;
  /** Milliseconds since 1970: from this moment on. */
  readonly from?: number | undefined;
  /** Milliseconds since 1970: before this moment. */
  readonly before?: number | undefined;
  readonly order: 'newest' | 'oldest';
  /** The id of the last entry before. */
  readonly cursor?: string | undefined;
}

/** Those that are wanted, in their order; without the search, all that the rest leaves. */
export function entriesWanted(db: Database, { search, act, actor, from, before, order, cursor }: Wanted) {
  const isNewest = order === 'newest';
  let query = db.readKysely.selectFrom('auditEntries').orderBy('id', isNewest ? 'desc' : 'asc');
  if (search) query = query.where((eb) => eb.or([hasInTexts(db, search), ...otherWords(search)]));
  if (act) query = query.where('act', '=', act);
  if (actor) query = query.where('actorId', '=', actor === noActor ? '' : actor);
  if (from !== undefined) query = query.where('id', '>=', firstIdAt(from));
  if (before !== undefined) query = query.where('id', '<', firstIdAt(before));
  return cursor ? query.where('id', isNewest ? '<' : '>', cursor) : query;
}

function hasInTexts(db: Database, search: string): Expression<SqlBool> {
  return contains(db, search, 'subject', 'actorEmail');
}

/** What else of the words that the list shows may have this text in it, each of which an index finds: what was done, and who has no address. */
export function otherWords(search: string): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'auditEntries'>();
  const isIn = (words: string) => words.toLowerCase().includes(search.toLowerCase());
  return [
    ...auditActs.filter((act) => isIn(actWords[act])).map((act) => eb('act', '=', act)),
    ...(isIn(actorWords.commandLine) ? [eb('actorId', '=', commandLine)] : []),
    ...(isIn(actorWords.scanner) ? [eb('act', '=', 'application-cv-infected')] : []),
    ...(isIn(actorWords.gone)
      ? [eb('subject', '=', ''), eb.and([eb('actorId', '=', ''), eb('act', '<>', 'application-cv-infected')])]
      : []),
  ];
}
