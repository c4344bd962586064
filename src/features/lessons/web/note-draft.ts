import type { ErrorCodeOf } from '../../../platform/contract/routes.ts';
import { noteAllSent } from '../../../platform/web/outbox/all-sent.ts';
import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { localRow } from '../../../platform/web/sync/local-row.ts';
import {
  type SaveResult,
  type ServerDraft,
  type StoredDraft,
  SyncedDraft,
  failedSave,
} from '../../../platform/web/sync/synced-draft.ts';
import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Note } from '../outline.ts';
import { noteKeyOf } from './data.ts';
import { courseNotesKeyOf } from './course-notes.ts';
import { noteMaxLength } from './note-limit.ts';
import { noteMessages } from './note-messages.ts';
import { notesName } from './outbox-name.ts';

/** Unsent text, as stored in this browser. */
interface Row {
  readonly text: string;
  /** Version of the note that it is based on. */
  readonly version: number;
  /** Absent in data stored by older pages, like the next. */
  readonly changedAt?: number;
  readonly unacknowledged?: readonly string[];
  readonly theirs?: ServerDraft<string>;
}

export interface NotePlace {
  readonly courseId: string;
  readonly lessonId: string;
}

type SaveRoute = (typeof lessonRoutes)['PUT /api/courses/{courseId}/lessons/{lessonId}/note'];

const call = makeCall<typeof lessonRoutes>();

/** Key of the row. The id of a lesson has no dot. */
export function noteRowKey(uid: string, { courseId, lessonId }: NotePlace): string {
  return `${notesName}.${uid}.${courseId}.${lessonId}`;
}

/**
 * Draft of a learner's note on a lesson; the browser stores it until the server has it. `onRead` is told whether the
 * server's note was read.
 */
export function noteDraft(uid: string, place: NotePlace, onRead: (isRead: boolean) => void): SyncedDraft<string> {
  const { read, store } = localRow<string, Row>(noteRowKey(uid, place), {
    toRow: (draft) => (draft.isDirty ? rowOf(draft) : null),
    fromRow: ({ text, version, changedAt = 0, ...rest }) => ({
      value: text,
      base: version,
      isDirty: true,
      changedAt,
      ...rest,
    }),
  });
  return new SyncedDraft({
    initial: '',
    isSame: Object.is,
    hashOf: shortHash,
    stored: read(),
    read,
    store(draft, before) {
      if (draft.isDirty) noteAllSent(notesName, uid, false);
      return store(draft, before);
    },
    server: {
      async find() {
        const found = await findNote(place);
        onRead(found !== undefined);
        return found;
      },
      save: (version, text) => saveNote(uid, place, { text, version }),
    },
  });
}

function rowOf({ value, base, changedAt, unacknowledged, theirs }: StoredDraft<string>): Row {
  const row = { text: value, version: base, changedAt };
  return { ...row, ...(unacknowledged && { unacknowledged }), ...(theirs && { theirs }) };
}

async function findNote(params: NotePlace): Promise<ServerDraft<string> | null | undefined> {
  try {
    const note = await call('GET /api/courses/{courseId}/lessons/{lessonId}/note', { params });
    return note.version === 0 ? null : { version: note.version, savedAt: note.changedAt ?? 0, value: note.text };
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

async function saveNote(userId: string, params: NotePlace, note: Pick<Note, 'text' | 'version'>): Promise<SaveResult> {
  if (note.text.length > noteMaxLength) return { status: 'refused', reason: noteMessages.tooLong(noteMaxLength) };
  try {
    const body = { userId, ...note };
    const saved = await call('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params, body });
    void declareStale([noteKeyOf(userId, params), courseNotesKeyOf(userId, params.courseId)]);
    return { status: 'saved', version: saved.version, savedAt: saved.changedAt ?? Date.now() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return failedSave(error, 'note-changed' satisfies ErrorCodeOf<SaveRoute>);
  }
}
