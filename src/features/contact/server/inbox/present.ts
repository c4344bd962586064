import type * as z from 'zod/mini';
import type { MessageLine, MessageNote, MessageThread, ThreadEntry } from '../../inbox-contract.ts';
import type { ListedMessageRow } from '../queries.ts';
import type { EntryRow, NoteWithName } from './queries.ts';

/** Returns a message for the list. */
export function presentMessage(row: ListedMessageRow): z.infer<typeof MessageLine> {
  const { id, name, email, message, state, origin, timestamp, assigneeId, assigneeName, assigneeEmail } = row;
  const assignee = assigneeId === null ? null : { uid: assigneeId, name: assigneeName || assigneeEmail || '' };
  return { id, name, email, message, state, origin, timestamp, assignee };
}

/** Returns a message with its entries and notes. */
export function presentThread(
  row: ListedMessageRow,
  entries: readonly EntryRow[],
  notes: readonly NoteWithName[],
  takesReplies: boolean,
): z.infer<typeof MessageThread> {
  const { version } = row;
  const thread = { version, takesReplies, entries: entries.map(presentEntry), notes: notes.map(presentNote) };
  return { ...presentMessage(row), ...thread };
}

function presentEntry({ id, kind, text, quotedText, fromAddress, at, ...by }: EntryRow): z.infer<typeof ThreadEntry> {
  return { id, kind, text, quotedText, by: nameOf(by), from: fromAddress, at };
}

function presentNote({ id, text, at, ...by }: NoteWithName): z.infer<typeof MessageNote> {
  return { id, text, by: nameOf(by), at };
}

function nameOf({ name, email }: { readonly name: string | null; readonly email: string | null }): string | null {
  return name || email || null;
}
