import { CheckBox } from '../../admin/web/public.ts';
import { useTeachableCourses } from './data.ts';
import { userMessages as texts } from './messages.ts';

interface TaughtCoursesProps {
  /** Ids of the courses that the teacher teaches; null for all courses. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: string[] | null) => void;
}

/** Checkboxes of the courses that a teacher teaches. */
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
