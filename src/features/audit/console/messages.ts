import { actorWords, actWords } from '../act-words.ts';
import { commandLine, noActor } from '../acts-contract.ts';

/** Texts of the audit log. Actor and subject are shown separately. */
export const auditMessages = {
  gone: actorWords.gone,
  lead: 'Actions by administrators, teachers and the command line. Entries cannot be changed or removed here. Addresses of deleted records are masked.',
  search: 'Find an entry',
  searchHint: 'By actor, action or subject',
  failed: 'The audit log could not be loaded.',
  more: 'Show more entries',
  empty: 'No entries found.',
  emptyHint: 'Try another search or other days, or choose all actions by anybody.',
  act: 'Action',
  anyAct: 'All actions',
  actor: 'By',
  anyActor: 'Anybody',
  actors: { [commandLine]: actorWords.commandLine, [noActor]: 'A deleted account or the site itself' },
  by: (actor: string) => `by ${actor}`,
  acts: actWords,
} as const;
