import { useTeachableCourses } from '../data.ts';
import { userMessages as texts } from '../messages.ts';
import { CheckBox } from './check-box.tsx';

interface TaughtCoursesProps {
  /** The ids of those that are taught; null for every course. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: string[] | null) => void;
}

/** Which courses a teacher teaches. */
export function TaughtCourses({ chosen, onChange }: TaughtCoursesProps) {
  const { data: courses = [], isError } = useTeachableCourses();
  const without = (courseId: string) => (chosen ?? []).filter((each) => each !== courseId);
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{texts.courses}</legend>
      <CheckBox label={texts.everyCourse} isOn={chosen === null} onChange={(isOn) => onChange(isOn ? null : [])} />
      {chosen !== null &&
        courses.map(({ courseId, title }) => (
          <CheckBox
            key={courseId}
            label={title}
            isOn={chosen.includes(courseId)}
            onChange={(isOn) => onChange(isOn ? [...without(courseId), courseId] : without(courseId))}
          />
        ))}
      {isError && <p className="text-sm text-muted">{texts.coursesFailed}</p>}
    </fieldset>
  );
}
