import type { Progress } from '../../../progress/derive.ts';
import type { CourseNames } from '../../course-names.ts';
import { detailMessages } from '../messages.ts';
import { ExtraAttempt } from './extra-attempt.tsx';
import { LessonState } from './lesson-state.tsx';
import { ExerciseState, QuizState } from './task-state.tsx';
import type { WorkAct } from './work-act.tsx';

interface LessonListProps {
  readonly progress: Progress;
  readonly names: CourseNames;
  readonly userId: string;
  readonly workAct: WorkAct;
}

/** One learner's progress in the current course, lesson by lesson. */
export function LessonList({ progress, names, userId, workAct }: LessonListProps) {
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
                    act={workAct({ kind: 'exercise', id: exerciseId, title: names.exercise(exerciseId) })}
                  />
                ))}
                {quiz && (
                  <QuizState
                    title={detailMessages.quiz}
                    quiz={quiz}
                    act={
                      quiz.attempts > 0 && (
                        <div className="grid justify-items-start gap-2">
                          {workAct({ kind: 'quiz', id: lessonId, title: detailMessages.quizOf(title) })}
                          {!quiz.isPassed && (
                            <ExtraAttempt
                              courseId={progress.courseId}
                              userId={userId}
                              lessonId={lessonId}
                              title={title}
                            />
                          )}
                        </div>
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
