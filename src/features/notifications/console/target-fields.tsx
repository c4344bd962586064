import { ErrorLine } from '../../../ui/error-line.tsx';
import { useTeachableCourses } from '../../account/console/public.ts';
import { ChoiceField } from '../../admin/web/public.ts';
import type { AnnouncementTarget } from '../announcements-contract.ts';
import { announcementMessages, newAnnouncementMessages as texts } from './messages.ts';
import { type FoundUser, UserField } from './user-field.tsx';

/** Recipients of an announcement, possibly incomplete. */
export type Target =
  | { readonly kind: 'person'; readonly person: FoundUser | null }
  | { readonly kind: 'course'; readonly courseId: string }
  | { readonly kind: 'everybody' };

interface TargetFieldsProps {
  readonly target: Target;
  readonly onChange: (target: Target) => void;
}

const { course: aCourse, ...others } = announcementMessages.audiences;

/** Fields for an announcement's recipients. Course is an option only if there are courses. */
export function TargetFields({ target, onChange }: TargetFieldsProps) {
  const { data, isError } = useTeachableCourses();
  const courses = Object.fromEntries((data ?? []).map(({ courseId, title }) => [courseId, title]));
  const [first] = Object.keys(courses);
  const kinds = { ...others, ...((first !== undefined || target.kind === 'course') && { course: aCourse }) };

  function choose(kind: Target['kind'] | undefined) {
    if (kind === 'course' && first !== undefined) onChange({ kind, courseId: first });
    else if (kind === 'everybody') onChange({ kind });
    else onChange({ kind: 'person', person: null });
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <ChoiceField label={texts.to} value={target.kind} options={kinds} onChange={choose} />
        {target.kind === 'course' && (
          <ChoiceField
            label={texts.course}
            value={target.courseId}
            options={courses}
            onChange={(courseId) => onChange({ kind: 'course', courseId: courseId ?? target.courseId })}
          />
        )}
      </div>
      {target.kind === 'person' && (
        <UserField person={target.person} onChoose={(person) => onChange({ kind: 'person', person })} />
      )}
      <ErrorLine>{isError && first === undefined && texts.coursesFailed}</ErrorLine>
    </div>
  );
}

/** Returns null if no user is selected yet. */
export function targetOf(target: Target): AnnouncementTarget | null {
  if (target.kind === 'person') return target.person && { kind: 'person', uid: target.person.uid };
  return target;
}
