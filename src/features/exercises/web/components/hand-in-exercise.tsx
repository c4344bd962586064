import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { EnrolLine } from '../../../enrolment/web/public.ts';
import { useHandIns } from '../data.ts';
import type { HandInExercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { useExerciseState } from '../use-exercise-state.ts';
import { Frame } from './frame.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { HandInItem } from './hand-in-item.tsx';

const { handIn: texts, retry } = exerciseMessages;

/** Assignment that a teacher grades: rubric, form, and earlier submissions. */
export function HandInExercisePart({ exercise }: { readonly exercise: HandInExercise }) {
  const { isChecking, isEnrolled, state } = useExerciseState(exercise);
  const own = useHandIns(exercise, isEnrolled);
  return (
    <Frame exercise={exercise} state={state}>
      <div className="grid gap-2">
        <h4 className="text-sm font-semibold">{texts.rubric}</h4>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {exercise.task.rubric.map(({ criterion, criterionHtml, points }) => (
            <li key={criterion}>
              <RichText html={criterionHtml} className="prose" /> · <span>{texts.points(points)}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{texts.passFrom(exercise.task.passPoints, exercise.points)}</p>
      </div>
      {!isEnrolled && !isChecking && (
        <EnrolLine courseId={exercise.courseId} text={texts.visitor} anchor={`exercise-${exercise.exerciseId}`} />
      )}
      {isEnrolled && (
        <>
          <HandInForm place={exercise} />
          <div className="grid gap-3">
            <h4 className="text-sm font-semibold">{texts.own}</h4>
            <LoadedList
              query={own}
              lines={2}
              texts={{ failed: texts.listFailed, retry }}
              empty={<p className="text-sm text-muted">{texts.none}</p>}
            >
              {(items) => (
                <ul className="grid gap-3">
                  {items.map((item) => (
                    <HandInItem key={item.id} handIn={item} />
                  ))}
                </ul>
              )}
            </LoadedList>
          </div>
        </>
      )}
    </Frame>
  );
}
