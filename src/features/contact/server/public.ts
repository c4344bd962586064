import type { Database } from '../../../platform/server/db/database.ts';
import { type ContactMessageRow, selectMessages } from './queries.ts';

const messagesListedMax = 10_000;

/** For the operator: every message of the contact form, the newest first. */
export function listContactMessages(db: Database): Promise<ContactMessageRow[]> {
  return selectMessages(db, messagesListedMax);
}
