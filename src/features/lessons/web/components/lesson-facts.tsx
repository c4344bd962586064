import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { OutlineLesson } from '../../outline.ts';
import { lessonFacts } from '../messages.ts';

/** Duration and tasks of a lesson, in one line. */
export function LessonFacts({ lesson }: { readonly lesson: OutlineLesson }) {
  const { minutes, exercises, casts, videos, quiz } = lesson;
  const tasks = [
    casts.length > 0 && lessonFacts.casts(casts.length),
    videos.length > 0 && lessonFacts.videos(videos.length),
    exercises.length > 0 && lessonFacts.exercises(exercises.length),
    quiz && lessonFacts.quiz(quiz.questions),
  ].filter((each) => each !== false && each !== null);
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <PartIcon name="clock" className="size-4" />
        <span>{lessonFacts.minutes(minutes)}</span>
      </li>
      {tasks.map((task) => (
        <li key={task} className="flex items-center gap-2.5">
          <span aria-hidden="true" className="size-1 rounded-full bg-current" />
          <span>{task}</span>
        </li>
      ))}
    </ul>
  );
}
