import { ErrorLine } from '../../../ui/error-line.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChoiceField, dayOf, startOfDay } from '../../admin/web/public.ts';
import type { Segment } from '../contract.ts';
import { useCourses } from './data.ts';
import { campaignFormMessages as texts } from './messages.ts';

interface SegmentFieldsProps {
  readonly segment: Segment;
  readonly onChange: (segment: Segment) => void;
}

const { course: ofCourse, ...others } = texts.segments;

/** Fields for a campaign's recipients among confirmed subscribers. Course is an option only if there are courses. */
export function SegmentFields({ segment, onChange }: SegmentFieldsProps) {
  const { data, isError } = useCourses();
  const courses = Object.fromEntries((data?.items ?? []).map(({ courseId, title }) => [courseId, title]));
  const [first] = Object.keys(courses);
  const kinds = { ...others, ...((first !== undefined || segment.kind === 'course') && { course: ofCourse }) };

  function choose(kind: Segment['kind'] | undefined) {
    if (kind === 'course' && first !== undefined) onChange({ kind, courseId: first });
    else if (kind === 'since') onChange({ kind, since: startOfDay(dayOf(Date.now())) ?? 0 });
    else onChange({ kind: 'all' });
  }

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <ChoiceField label={texts.segment} value={segment.kind} options={kinds} onChange={choose} />
      {segment.kind === 'course' && (
        <ChoiceField
          label={texts.course}
          value={segment.courseId}
          options={courses}
          onChange={(courseId) => onChange({ kind: 'course', courseId: courseId ?? segment.courseId })}
        />
      )}
      {segment.kind === 'since' && (
        <TextField
          label={texts.since}
          type="date"
          required
          value={dayOf(segment.since)}
          onChange={({ target: { value } }) =>
            value !== '' && onChange({ kind: 'since', since: startOfDay(value) ?? segment.since })
          }
        />
      )}
      <ErrorLine>{isError && first === undefined && texts.coursesFailed}</ErrorLine>
    </div>
  );
}
