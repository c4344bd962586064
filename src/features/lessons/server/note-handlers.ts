import { Readable } from 'node:stream';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import { requireOwner } from '../../progress/server/public.ts';
import type { lessonRoutes } from '../contract.ts';
import type { lessonAccess } from './access.ts';
import { notesFile } from './notes-file.ts';
import { noteQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'content'> {
  readonly access: ReturnType<typeof lessonAccess>;
}

type NoteOperation = 'getNote' | 'saveNote' | 'getNotesFile';

const noNote = { text: '', version: 0, changedAt: null };

export function noteHandlers({ db, content, access, now }: Deps): Pick<Handlers<typeof lessonRoutes>, NoteOperation> {
  const { findNote, listNotes, insertNote, updateNote } = noteQueries(db);

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

    async getNotesFile({ params: { courseId } }, { caller }) {
      const course = content.current().find('course', courseId);
      if (!course) throw new Refusal('course-not-found');
      await access.requireEnrolled(caller.uid, courseId);
      const notes = await listNotes.all({ userId: caller.uid, courseId });
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
