import type { Progress } from '../../../progress/derive.ts';
import type { CourseNames } from '../../course-names.ts';
import { detailMessages } from '../messages.ts';
import { LessonState } from './lesson-state.tsx';
import { ExerciseState, QuizState } from './task-state.tsx';
import type { WorkAct } from './work-act.tsx';

interface RetiredContentProps {
  readonly progress: Progress;
  readonly names: CourseNames;
  readonly workAct: WorkAct;
}

/** A learner's work on items that are no longer in the course. */
export function RetiredContent({ progress: { former }, names, workAct }: RetiredContentProps) {
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
            act={workAct({ kind: 'exercise', id: exercise.exerciseId, title: names.exercise(exercise.exerciseId) })}
          />
        ))}
        {quizzes.map((quiz) => (
          <QuizState
            key={`quiz ${quiz.quizId}`}
            title={detailMessages.quizOf(names.lesson(quiz.quizId))}
            quiz={quiz}
            act={
              quiz.attempts > 0 &&
              workAct({ kind: 'quiz', id: quiz.quizId, title: detailMessages.quizOf(names.lesson(quiz.quizId)) })
            }
          />
        ))}
      </ul>
    </section>
  );
}
