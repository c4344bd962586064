import type { Generated } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { MailKind } from './mail/mail-kind.ts';

type NoteRow = {
  id: string;
  messageId: string;
  text: string;
  /** Whose account wrote it; null for nobody's. */
  byUserId: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

type EntryKind = 'answer' | MailKind;

type NewEntry = NoteRow & {
  kind: EntryKind;
  /** Of what arrived: the address that it says it came from, in lower case. */
  fromAddress: string | null;
  /** Its Message-ID; null for an arrived one that names none. */
  mailId: string | null;
  /** Earlier mail that an arrived entry quotes at its end. */
  quotedText: string | null;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    /** What was mailed in answer to a message, and what its sender answered; only ever added to. */
    contactEntries: Omit<NewEntry, 'kind'> & { kind: Generated<EntryKind> };
    /** Of those who answer, for each other; only ever added to. */
    contactNotes: NoteRow;
  }
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof inboxQueries>['listEntries']['all']>>[number];
export type NoteWithName = Awaited<ReturnType<ReturnType<typeof inboxQueries>['listNotes']['all']>>[number];

/** What those read and write who answer messages, and whoever answers them. */
export function inboxQueries(db: Database) {
  return {
    listEntries: prepareQuery<{ messageId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactEntries')
        .leftJoin('users', 'users.uid', 'contactEntries.byUserId')
        .select(['contactEntries.id', 'kind', 'text', 'quotedText', 'fromAddress', 'mailId', 'at'])
        .select(['users.name', 'users.email'])
        .where('messageId', '=', param('messageId'))
        .orderBy('contactEntries.id'),
    ),
    listNotes: prepareQuery<{ messageId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactNotes')
        .leftJoin('users', 'users.uid', 'contactNotes.byUserId')
        .select(['contactNotes.id', 'text', 'at', 'users.name', 'users.email'])
        .where('messageId', '=', param('messageId'))
        .orderBy('contactNotes.id'),
    ),
    /** Author of the last answer; null if that account is gone. */
    findLastAnswer: prepareQuery<{ messageId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactEntries')
        .select('byUserId')
        .where('messageId', '=', param('messageId'))
        .where('kind', '=', 'answer')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    findByToken: prepareQuery<{ replyToken: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contactMessages')
        .select(['id', 'name', 'assigneeId'])
        .where('replyToken', '=', param('replyToken')),
    ),
    /** Writes nothing if somebody has written since `version`. */
    updateAnswered: prepareQuery<{ id: string; version: number; replyToken: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: 'answered', version: eb('version', '+', 1), replyToken: param('replyToken') }))
        .where('id', '=', param('id'))
        .where('version', '=', param('version'))
        .returning('id'),
    ),
    /** It waits for somebody again. */
    updateReplied: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: 'new', version: eb('version', '+', 1) }))
        .where('id', '=', param('id')),
    ),
    /** `from` is empty for nobody. Gives no row for a message that is gone, or somebody else's by now. */
    updateAssignee: prepareQuery<{ id: string; from: string; to: string | null }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set({ assigneeId: param('to') })
        .where('id', '=', param('id'))
        .where((eb) => eb(eb.fn.coalesce('assigneeId', eb.val('')), '=', param('from')))
        .returning('id'),
    ),
    /** Changes nothing. Gives a row if the message is there, and it stays until the commit is done. */
    holdMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', param('id'))
        .returning('id'),
    ),
    /** Gives no row for a mail that stands in the thread already. */
    insertEntry: prepareQuery<NewEntry>(db)((kysely, param) =>
      kysely
        .insertInto('contactEntries')
        .values({
          id: param('id'),
          messageId: param('messageId'),
          kind: param('kind'),
          text: param('text'),
          quotedText: param('quotedText'),
          byUserId: param('byUserId'),
          fromAddress: param('fromAddress'),
          mailId: param('mailId'),
          at: param('at'),
        })
        .onConflict((conflict) => conflict.columns(['messageId', 'mailId']).doNothing())
        .returning('id'),
    ),
    insertNote: prepareQuery<NoteRow>(db)((kysely, param) =>
      kysely.insertInto('contactNotes').values({
        id: param('id'),
        messageId: param('messageId'),
        text: param('text'),
        byUserId: param('byUserId'),
        at: param('at'),
      }),
    ),
  };
}
