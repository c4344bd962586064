import { useEffect, useId, useRef, useState } from 'react';
import { timeText } from '../../../../platform/web/format.ts';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { Elements } from '../../../../ui/elements.ts';
import { keepInView } from '../../../../ui/keep-in-view.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { noteMessages } from '../note-messages.ts';
import { noteMaxLength } from '../note-limit.ts';
import { useNote } from '../use-note.ts';

/** Preview of a note; the Markdown renderer loads with the first one. */
const NotePreview = lazyPart(() => import('./note-preview.tsx'), noteMessages.preview);

interface NotePanelProps {
  readonly uid: string;
  readonly courseId: string;
  readonly lessonId: string;
}

/** The learner's own notes on a lesson, and the link to all of them on the course. */
export function NotePanel({ uid, courseId, lessonId }: NotePanelProps) {
  const titleId = useId();
  const note = useNote(uid, courseId, lessonId);
  const panel = useRef<HTMLElement>(null);
  // A link from the workspace; the panel loads after its page.
  useEffect(() => {
    if (location.hash !== '#notes') return undefined;
    panel.current?.focus({ preventScroll: true });
    return keepInView(() => panel.current?.scrollIntoView());
  }, []);
  return (
    <section
      ref={panel}
      id="notes"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        'grid scroll-mt-24 gap-4 border-t border-line pt-10 outline-none',
        note.text === '' && 'print:hidden',
      )}
    >
      <h2 id={titleId} className="text-h3">
        {noteMessages.title}
      </h2>
      <div className="print:hidden">
        <NoteBody note={note} />
      </div>
      <p className="on-paper hidden whitespace-pre-wrap">{note.text}</p>
      <p className="print:hidden">
        <a href={`/api/courses/${encodeURIComponent(courseId)}/notes.md`} download className="text-link text-sm">
          {noteMessages.export}
        </a>
      </p>
    </section>
  );
}

function NoteBody({ note }: { readonly note: ReturnType<typeof useNote> }) {
  const [isLooking, setLooking] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  if (hasChosen && note.conflict) setHasChosen(false);
  const body = useFocusWhen(hasChosen && !note.conflict);
  if (note.isLoading) return <SkeletonLines lines={3} label={noteMessages.loading} />;
  if (note.isMissing) return <Failed text={noteMessages.failed} retry={noteMessages.retry} onRetry={note.retry} />;
  if (note.conflict)
    return (
      <Choice note={note} here={note.conflict.here} there={note.conflict.there} onChosen={() => setHasChosen(true)} />
    );
  return (
    <div ref={body} tabIndex={-1} className="grid gap-2">
      {isLooking ? (
        <div role="group" aria-label={noteMessages.looked} className="rounded-md border border-line bg-surface p-4">
          <NotePreview text={note.text} />
        </div>
      ) : (
        <TextArea
          label={noteMessages.label}
          hint={noteMessages.hint}
          error={note.isTooLong ? noteMessages.tooLong(noteMaxLength) : undefined}
          rows={5}
          value={note.text}
          onChange={(event) => note.setText(event.target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => setLooking(!isLooking)}>
          {isLooking ? noteMessages.write : noteMessages.look}
        </Button>
        <p role="status" className="min-h-6 text-sm text-muted tabular-nums">
          {statusOf(note)}
        </p>
      </div>
      <ErrorLine>{note.isWaiting && !note.isKept && noteMessages.unkept}</ErrorLine>
      <ErrorLine>{!note.isTooLong && note.refusal}</ErrorLine>
    </div>
  );
}

function statusOf({ isSaving, isWaiting, isKept, savedAt }: ReturnType<typeof useNote>): string {
  if (isSaving) return noteMessages.saving;
  if (isWaiting) return isKept ? noteMessages.onDevice : '';
  return savedAt === null ? '' : noteMessages.saved(timeText(savedAt));
}

interface ChoiceProps {
  readonly note: ReturnType<typeof useNote>;
  readonly here: string;
  readonly there: string;
  readonly onChosen: () => void;
}

/** Two versions of one note, of which the user chooses one. */
function Choice({ note, here, there, onChosen }: ChoiceProps) {
  function keep(kept: () => void): void {
    onChosen();
    kept();
  }
  return (
    <div className="grid gap-5">
      <ErrorLine>{noteMessages.conflict}</ErrorLine>
      <div className="grid gap-5 md:grid-cols-2">
        <Version title={noteMessages.here} text={here}>
          <Button onClick={() => keep(note.keepHere)}>{noteMessages.keepHere}</Button>
        </Version>
        <Version title={noteMessages.there} text={there}>
          <Button variant="secondary" onClick={() => keep(note.keepThere)}>
            {noteMessages.keepThere}
          </Button>
        </Version>
      </div>
    </div>
  );
}

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly children: Elements;
}

function Version({ title, text, children }: VersionProps) {
  return (
    <div className="grid content-start justify-items-start gap-3 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-base">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <p tabIndex={0} dir="auto" className="max-h-64 w-full overflow-y-auto text-sm whitespace-pre-wrap">
        {text || <span className="text-muted">{noteMessages.empty}</span>}
      </p>
      {children}
    </div>
  );
}
