import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { firstIdAt } from '../../../../platform/server/ids.ts';
import { actWords, actorWords } from '../../act-words.ts';
import { auditActs, type auditList, commandLine, noActor } from '../../acts-contract.ts';

/** Filter, order and position in the list of entries. */
export type AuditFilter = Omit<ListRequest<typeof auditList>, 'limit'>;

/** Query of the entries that match the filter, in order. */
export function matchingEntries(db: Database, { search, act, actor, from, before, order, cursor }: AuditFilter) {
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

/**
 * Conditions for the displayed labels that contain this text: actions, and actors without an address. Each can use an
 * index.
 */
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
