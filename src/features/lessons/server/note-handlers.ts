import { Readable } from 'node:stream';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { requireOwner } from '../../progress/server/public.ts';
import type { lessonRoutes } from '../contract.ts';
import type { lessonAccess } from './access.ts';
import { lessonTitle, notesFile, sortedNotes } from './notes-file.ts';
import { noteQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'content'> {
  readonly access: ReturnType<typeof lessonAccess>;
}

type NoteOperation = 'getNote' | 'saveNote' | 'listNotes' | 'getNotesFile';

const noNote = { text: '', version: 0, changedAt: null };

export function noteHandlers({ db, content, access, now }: Deps): Pick<Handlers<typeof lessonRoutes>, NoteOperation> {
  const { findNote, listNotes, insertNote, updateNote } = noteQueries(db);

  async function requireNotes(courseId: string, userId: string) {
    const course = content.current().find('course', courseId);
    if (!course) throw new Refusal('course-not-found');
    await access.requireEnrolled(userId, courseId);
    return { course, notes: await listNotes.all({ userId, courseId }) };
  }

  return {
    async getNote({ params }, { caller }) {
      access.requireLesson(params.courseId, params.lessonId);
      await access.requireEnrolled(caller.uid, params.courseId);
      return (await findNote.first({ userId: caller.uid, ...params })) ?? noNote;
    },

    async saveNote({ params, body: { userId, text, version } }, { caller }) {
      requireOwner(userId, caller);
      access.requireLesson(params.courseId, params.lessonId);
      await access.requireEnrolled(caller.uid, params.courseId);
      const place = { userId: caller.uid, ...params };
      const write = version === 0 ? insertNote : updateNote;
      const [[saved]] = await db.commit(write.with({ ...place, text, version, changedAt: now() }));
      if (saved) return saved;
      // A repeated request whose first response was lost: the text is already stored.
      const there = await findNote.first(place);
      if (there?.text !== text) throw new Refusal('note-changed');
      return there;
    },

    async listNotes({ params: { courseId } }, { caller }) {
      const { notes } = await requireNotes(courseId, caller.uid);
      const snapshot = content.current();
      return {
        items: sortedNotes(snapshot, courseId, notes).map((note) => ({
          ...note,
          lessonTitle: lessonTitle(snapshot, courseId, note.lessonId),
        })),
      };
    },

    async getNotesFile({ params: { courseId } }, { caller }) {
      const { course, notes } = await requireNotes(courseId, caller.uid);
      const file = Buffer.from(notesFile(content.current(), course, notes));
      const name = `notes-${courseId}.md`;
      return {
        stream: Readable.from([file]),
        sizeBytes: file.length,
        contentType: 'text/markdown; charset=utf-8',
        name,
      };
    },
  };
}
