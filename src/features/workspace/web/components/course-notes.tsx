import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useCourseNotes } from '../../../lessons/web/public.ts';
import { type Move, deviceNotes, moveDeviceNotes } from '../device-notes.ts';
import { workspaceMessages } from '../messages.ts';

interface CourseNotesProps {
  readonly uid: string;
  readonly courseId: string;
  readonly title: string;
  /** Words that shown notes contain. */
  readonly words: string;
}

/** The learner's notes on the lessons of a course, each with a link to its place in the lesson. */
export function CourseNotes({ uid, courseId, title, words }: CourseNotesProps) {
  const notes = useCourseNotes(courseId, true);
  return (
    <section aria-label={workspaceMessages.notes(title)} className="grid content-start gap-3">
      <h4 className="text-base font-semibold">{workspaceMessages.notesTitle}</h4>
      <DeviceNotes uid={uid} courseId={courseId} title={title} />
      <LoadedList
        query={notes}
        lines={3}
        texts={{ failed: workspaceMessages.notesFailed, retry: workspaceMessages.retry }}
        empty={<p className="text-sm text-muted">{workspaceMessages.noNotes}</p>}
      >
        {(items) => {
          const shown = items.filter((note) => hasWords(`${note.lessonTitle ?? ''} ${note.text}`, words));
          if (shown.length === 0) return <p className="text-sm text-muted">{workspaceMessages.noMatch}</p>;
          return (
            <ul className="grid gap-4">
              {shown.map(({ lessonId, lessonTitle, text }) => (
                <li key={lessonId} className="grid gap-1 text-sm">
                  {lessonTitle === null ? (
                    <span className="font-semibold">{workspaceMessages.removedLesson}</span>
                  ) : (
                    <Link
                      to="/course/$courseId/learn/$lessonId"
                      params={{ courseId, lessonId }}
                      hash="notes"
                      className="text-link justify-self-start font-semibold"
                    >
                      {lessonTitle}
                    </Link>
                  )}
                  <p dir="auto" className="line-clamp-4 whitespace-pre-line text-muted wrap-anywhere">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedList>
    </section>
  );
}

function hasWords(text: string, words: string): boolean {
  const place = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s/)
    .every((word) => place.includes(word));
}

/** Moves notes that were stored on this device only to the account, and says where they are now. */
function DeviceNotes({ uid, courseId, title }: Omit<CourseNotesProps, 'words'>) {
  const [move, setMove] = useState<Move | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    async function begin() {
      const done = await moveDeviceNotes(uid, courseId, leaving.signal);
      if (!leaving.signal.aborted) setMove(done);
    }
    void begin();
    return () => leaving.abort();
  }, [uid, courseId, turn]);

  if (move?.status === 'moved') return <StatusLine>{workspaceMessages.moved(move.lessonTitle)}</StatusLine>;
  if (move?.status !== 'failed' && move?.status !== 'too-long') return null;
  return (
    <div className="grid gap-2">
      <ErrorLine>{move.status === 'failed' ? workspaceMessages.notMoved : workspaceMessages.tooLong}</ErrorLine>
      <TextArea label={workspaceMessages.onDevice(title)} readOnly rows={5} value={deviceNotes(uid, courseId)} />
      <div>
        <Button variant="secondary" size="small" onClick={() => setTurn(turn + 1)}>
          {workspaceMessages.retry}
        </Button>
      </div>
    </div>
  );
}
