import { exclusively } from '../../../platform/web/exclusively.ts';
import { ApiError, failedWith, makeCall } from '../../../platform/web/rpc.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import type { lessonRoutes } from '../../lessons/contract.ts';
import { lessonsOf } from '../../lessons/outline.ts';
import { courseNotesKeyOf, noteMaxLength } from '../../lessons/web/public.ts';

const call = makeCall<typeof lessonRoutes>();
type SaveRoute = (typeof lessonRoutes)['PUT /api/courses/{courseId}/lessons/{lessonId}/note'];

/** Result of moving notes to the account: `moved` names the lesson whose note has them now. */
export type Move =
  | { readonly status: 'nothing' | 'failed' | 'too-long' }
  | { readonly status: 'moved'; readonly lessonTitle: string };

/** Key of the notes on a course that earlier versions stored on the device only. */
function keyOf(uid: string, courseId: string): string {
  return `opvir.notes.${uid}.${courseId}`;
}

/** Returns a user's notes on a course that are stored on this device only; '' if there are none. */
export function deviceNotes(uid: string, courseId: string): string {
  try {
    return localStorage.getItem(keyOf(uid, courseId)) ?? '';
  } catch {
    return '';
  }
}

/**
 * Adds the notes stored on this device to the user's note on the first lesson of the course, and then removes them from
 * the device. They stay there if anything fails.
 */
export async function moveDeviceNotes(uid: string, courseId: string, signal: AbortSignal): Promise<Move> {
  let move: Move = { status: 'nothing' };
  await exclusively(`opvir.notes-move.${courseId}`, signal, async () => {
    const text = deviceNotes(uid, courseId);
    if (text === '') return;
    move = text.trim() === '' ? { status: 'nothing' } : await addToFirstLesson(uid, courseId, text.trim());
    if (move.status === 'moved' || move.status === 'nothing') forget(keyOf(uid, courseId), text);
  });
  return move;
}

/** Another window may have changed them meanwhile: then they stay. */
function forget(key: string, text: string): void {
  if (localStorage.getItem(key) === text) localStorage.removeItem(key);
}

async function addToFirstLesson(userId: string, courseId: string, text: string): Promise<Move> {
  try {
    const [first] = lessonsOf(await call('GET /api/courses/{courseId}/outline', { params: { courseId } }));
    if (!first) return { status: 'failed' };
    const params = { courseId, lessonId: first.lessonId };
    const note = await call('GET /api/courses/{courseId}/lessons/{lessonId}/note', { params });
    // An earlier request may have stored them, and only its answer was lost.
    if (!note.text.includes(text)) {
      const joined = note.text.trim() === '' ? text : `${note.text.trimEnd()}\n\n${text}`;
      if (joined.length > noteMaxLength) return { status: 'too-long' };
      const body = { userId, text: joined, version: note.version };
      await call('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params, body });
      void declareStale([courseNotesKeyOf(userId, courseId)]);
    }
    return { status: 'moved', lessonTitle: first.title };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Changed in another window meanwhile: read again, and add to that.
    return failedWith<SaveRoute>(error, 'note-changed')
      ? addToFirstLesson(userId, courseId, text)
      : { status: 'failed' };
  }
}
