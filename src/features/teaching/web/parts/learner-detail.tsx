import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { Progress } from '../../../progress/derive.ts';
import type { CourseNames } from '../../course-names.ts';
import { useLearner } from '../data.ts';
import { detailMessages } from '../messages.ts';
import { ExtraAttempt } from './extra-attempt.tsx';
import { LessonState } from './lesson-state.tsx';
import { ExerciseState, QuizState } from './task-state.tsx';

interface LearnerDetailProps {
  readonly courseId: string;
  readonly userId: string;
  readonly names: CourseNames;
}

/** What one learner has done: lesson by lesson, each with its exercises and its quiz. */
export function LearnerDetail({ courseId, userId, names }: LearnerDetailProps) {
  const { data, isPending, isFetching, refetch } = useLearner(courseId, userId);
  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    const { failed, retry } = detailMessages;
    return <Failed text={failed} retry={retry} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-6">
      <p className="text-xs wrap-anywhere text-muted sm:hidden">{data.email}</p>
      <LessonList progress={data.progress} names={names} userId={userId} />
      <Former progress={data.progress} names={names} />
    </div>
  );
}

interface ListProps {
  readonly progress: Progress;
  readonly names: CourseNames;
}

function LessonList({ progress, names, userId }: ListProps & { readonly userId: string }) {
  if (names.lessons.length === 0) return <p className="text-muted">{detailMessages.noLessons}</p>;
  const lessons = new Map(progress.lessons.map((each) => [each.lessonId, each]));
  const exercises = new Map(progress.exercises.map((each) => [each.exerciseId, each]));
  const quizzes = new Map(progress.quizzes.map((each) => [each.quizId, each]));
  return (
    <ol className="-mb-6 gap-x-12 lg:columns-2">
      {names.lessons.map(({ lessonId, title, exerciseIds }) => {
        const lesson = lessons.get(lessonId);
        const quiz = quizzes.get(lessonId);
        return (
          <li key={lessonId} className="grid break-inside-avoid content-start gap-2 pb-6">
            <LessonState title={title} lesson={lesson} />
            {(exerciseIds.length > 0 || quiz) && (
              <ul className="grid gap-1.5 border-l-2 border-line pl-3">
                {exerciseIds.map((exerciseId) => (
                  <ExerciseState
                    key={exerciseId}
                    title={names.exercise(exerciseId)}
                    exercise={exercises.get(exerciseId)}
                  />
                ))}
                {quiz && (
                  <QuizState
                    title={detailMessages.quiz}
                    quiz={quiz}
                    act={
                      quiz.attempts > 0 &&
                      !quiz.isPassed && (
                        <ExtraAttempt courseId={progress.courseId} userId={userId} lessonId={lessonId} title={title} />
                      )
                    }
                  />
                )}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What they have done with what the course had once. */
function Former({ progress: { former }, names }: ListProps) {
  const { lessons, exercises, quizzes } = former;
  if (lessons.length + exercises.length + quizzes.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{detailMessages.former}</h3>
      <ul className="grid gap-1.5">
        {lessons.map((lesson) => (
          <li key={`lesson ${lesson.lessonId}`}>
            <LessonState title={names.lesson(lesson.lessonId)} lesson={lesson} />
          </li>
        ))}
        {exercises.map((exercise) => (
          <ExerciseState
            key={`exercise ${exercise.exerciseId}`}
            title={names.exercise(exercise.exerciseId)}
            exercise={exercise}
          />
        ))}
        {quizzes.map((quiz) => (
          <QuizState
            key={`quiz ${quiz.quizId}`}
            title={`${detailMessages.quiz}: ${names.lesson(quiz.quizId)}`}
            quiz={quiz}
          />
        ))}
      </ul>
    </section>
  );
}
