import type { Generated } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { MailKind } from './mail/mail-kind.ts';

type NoteRow = {
  id: string;
  messageId: string;
  text: string;
  /** Uid of the author; null if there is none. */
  byUserId: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

type EntryKind = 'answer' | MailKind;

type NewEntry = NoteRow & {
  kind: EntryKind;
  /** Sender's address as stated by an arrived mail, in lower case. */
  fromAddress: string | null;
  /** Message-ID; null for an arrived mail without one. */
  mailId: string | null;
  /** Earlier mail that an arrived entry quotes at its end. */
  quotedText: string | null;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Append-only table of the mails of a thread: answers to a message and the sender's replies. */
    contactEntries: Omit<NewEntry, 'kind'> & { kind: Generated<EntryKind> };
    /** Append-only table of the administrators' internal notes. */
    contactNotes: NoteRow;
  }
}

export type EntryRow = Awaited<ReturnType<ReturnType<typeof inboxQueries>['listEntries']['all']>>[number];
export type NoteWithName = Awaited<ReturnType<ReturnType<typeof inboxQueries>['listNotes']['all']>>[number];

/** Queries of the inbox's threads and notes. */
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
    /** Author of the last answer; null if that account was deleted. */
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
    /** Changes nothing if the thread has changed since `version`. */
    updateAnswered: prepareQuery<{ id: string; version: number; replyToken: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: 'answered', version: eb('version', '+', 1), replyToken: param('replyToken') }))
        .where('id', '=', param('id'))
        .where('version', '=', param('version'))
        .returning('id'),
    ),
    /** Reopens the message, so that it needs an answer again. */
    updateReplied: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: 'new', version: eb('version', '+', 1) }))
        .where('id', '=', param('id')),
    ),
    /** `from` is empty for nobody. Returns no row if the message was deleted or has another assignee by now. */
    updateAssignee: prepareQuery<{ id: string; from: string; to: string | null }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set({ assigneeId: param('to') })
        .where('id', '=', param('id'))
        .where((eb) => eb(eb.fn.coalesce('assigneeId', eb.val('')), '=', param('from')))
        .returning('id'),
    ),
    /**
     * Locks the message's row until the commit ends, without changing it. Returns no row if the message was deleted.
     */
    holdMessage: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contactMessages')
        .set((eb) => ({ state: eb.ref('state') }))
        .where('id', '=', param('id'))
        .returning('id'),
    ),
    /** Returns no row if the mail is already in the thread. */
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
