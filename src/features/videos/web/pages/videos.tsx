import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { type Course, readCatalogue, stepsOf } from '../../../courses/catalogue.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import { outsideTracks } from '../../../courses/track-of.ts';
import type { lessonRoutes } from '../../../lessons/contract.ts';
import { type Recording, recordingsByCourse } from '../../recordings.ts';
import { videoMessages } from '../messages.ts';

/** Screencasts and videos, course by course in the order of the tracks. */
export async function read(reading: Reading<typeof courseRoutes & typeof lessonRoutes>) {
  const [catalogue, { items: outlines }] = await Promise.all([
    readCatalogue(reading),
    reading.read('GET /api/outlines'),
  ]);
  const inOrder = [...catalogue.tracks.flatMap((track) => stepsOf(catalogue, track)), ...outsideTracks(catalogue)];
  return recordingsByCourse(inOrder, outlines);
}

/** A player of one recording. */
export type Player = ComponentType<Pick<Recording, 'kind' | 'id'> & { readonly courseId: string }>;

/** /videos: all public recordings by course, played on the page. */
export function VideosPage({ player }: { readonly player: Player }) {
  const courses = usePageContent<typeof read>();
  const hasFilms = courses.some(({ recordings }) => recordings.some(({ kind }) => kind === 'video'));
  return (
    <Width>
      <PageTitle title={videoMessages.title} lead={videoMessages.lead} />
      {courses.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p>{videoMessages.empty}</p>
          <LinkButton to="/courses" variant="secondary">
            {videoMessages.seeCourses}
          </LinkButton>
        </div>
      ) : (
        <>
          <div className="grid max-w-2xl gap-3 rounded-lg bg-primary-soft px-5 py-4 text-sm">
            <p>{videoMessages.what}</p>
            {hasFilms && <p>{videoMessages.films}</p>}
          </div>
          <div className="mt-12 grid gap-10">
            {courses.map(({ course, recordings }) => (
              <CourseRecordings key={course.courseId} course={course} recordings={recordings} player={player} />
            ))}
          </div>
        </>
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: videoMessages.title, description: videoMessages.description };
}

interface CourseRecordingsProps {
  readonly course: Course;
  readonly recordings: readonly Recording[];
  readonly player: Player;
}

function CourseRecordings({ course, recordings, player }: CourseRecordingsProps) {
  const { courseId, title, image } = course;
  return (
    <section
      aria-labelledby={`${courseId}-title`}
      id={courseId}
      className="grid items-start gap-x-10 gap-y-4 border-t border-line pt-8 sm:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <img
        src={image}
        alt=""
        width="640"
        height="400"
        loading="lazy"
        className="aspect-[16/10] w-full rounded-md object-cover max-sm:hidden"
      />
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={`${courseId}-title`} className="text-h3">
            {title}
          </h2>
          <Link
            to="/course/$courseId"
            params={{ courseId }}
            className="text-link inline-flex min-h-6 items-center text-sm"
          >
            {videoMessages.toCourse}
            <span className="sr-only">{videoMessages.toCourseOf(title)}</span>
          </Link>
        </div>
        <ul className="grid gap-3">
          {recordings.map((recording) => (
            <RecordingRow
              key={`${recording.kind} ${recording.id}`}
              courseId={courseId}
              recording={recording}
              player={player}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface RecordingRowProps {
  readonly courseId: string;
  readonly recording: Recording;
  readonly player: Player;
}

function RecordingRow({ courseId, recording, player: ThePlayer }: RecordingRowProps) {
  const [isShown, setShown] = useState(false);
  const { kind, id, title, lessonId, lessonTitle } = recording;
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4">
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={isShown ? videoMessages.close(title) : videoMessages.play(title)}
          onClick={() => setShown(!isShown)}
          className="grid size-11 place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-strong"
        >
          <PartIcon name={isShown ? 'cross' : 'play'} className="size-5" />
        </button>
        <div className="grid justify-items-start gap-1">
          <h3 className="text-base leading-6 font-bold">{title}</h3>
          <p className="text-sm text-muted">
            <span>{videoMessages.kinds[kind]}</span>{' '}
            <Link to="/course/$courseId/learn/$lessonId" params={{ courseId, lessonId }} className="text-link">
              {lessonTitle}
            </Link>
          </p>
        </div>
      </div>
      {isShown && <ThePlayer kind={kind} id={id} courseId={courseId} />}
    </li>
  );
}
