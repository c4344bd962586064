import { ApiError, failedWith, makeCall } from '../../../platform/web/rpc.ts';
import { shortHash } from '../../../platform/web/unacknowledged.ts';
import type { lessonRoutes } from '../contract.ts';
import type { Note } from '../outline.ts';
import type { NoteDraft, NotePlace } from './note-draft.ts';

type SaveRoute = (typeof lessonRoutes)['PUT /api/courses/{courseId}/lessons/{lessonId}/note'];

const call = makeCall<typeof lessonRoutes>();

export function readNote(params: NotePlace, signal?: AbortSignal): Promise<Note> {
  return call('GET /api/courses/{courseId}/lessons/{lessonId}/note', { params, ...(signal && { signal }) });
}

/**
 * Sends a note. Returns the note that the server then has: this one or, if `isSaved` is false, another one that was
 * written elsewhere. Overwrites a text that this browser sent before without receiving the response. Throws `ApiError`.
 */
export async function saveNote(
  userId: string,
  params: NotePlace,
  draft: NoteDraft,
): Promise<{ readonly note: Note; readonly isSaved: boolean }> {
  const { text, version, unacknowledged = [] } = draft;
  try {
    const body = { userId, text, version };
    return { note: await call('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params, body }), isSaved: true };
  } catch (error) {
    if (!(error instanceof ApiError) || !failedWith<SaveRoute>(error, 'note-changed')) throw error;
    const note = await readNote(params);
    if (!unacknowledged.includes(shortHash(note.text))) return { note, isSaved: false };
    return saveNote(userId, params, { ...draft, version: note.version });
  }
}
