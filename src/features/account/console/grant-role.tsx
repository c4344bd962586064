import { useState } from 'react';
import type { Role } from '../../../platform/contract/roles.ts';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { ChoiceField, ConfirmButton, listMessages } from '../../admin/web/public.ts';
import { type AccountLine, useSetAccountRole } from './data.ts';
import { userMessages as texts } from './messages.ts';
import { TaughtCourses } from './taught-courses.tsx';

interface GrantRoleProps {
  readonly account: AccountLine;
  readonly onDone: (text: string) => void;
}

/** Form that changes an account's role; a teacher's may be limited to some courses. */
export function GrantRole({ account: { uid, email, role, taughtCourses }, onDone }: GrantRoleProps) {
  const [chosen, setChosen] = useState<Role>(role);
  const [courses, setCourses] = useState(taughtCourses);
  const grant = useSetAccountRole(uid, (granted) => onDone(texts.granted(email, texts.roles[granted])));
  const label = texts.roles[chosen];
  const isTeacher = chosen === 'teacher';
  const isChanged = chosen !== role || (isTeacher && courses?.toSorted().join(' ') !== taughtCourses?.join(' '));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label={texts.role}
          value={chosen}
          options={texts.roles}
          onChange={(next) => next && setChosen(next)}
        />
        {isChanged && (
          <ConfirmButton
            label={chosen === role ? texts.setCourses : texts.grant}
            title={texts.grantTitle(email, label.toLowerCase())}
            text={isTeacher && courses ? texts.grantedSome : texts.grantTexts[chosen]}
            busy={grant.isPending}
            onConfirm={() => grant.mutate({ role: chosen, taughtCourses: isTeacher ? courses : null })}
          />
        )}
      </div>
      {isTeacher && <TaughtCourses chosen={courses} onChange={setCourses} />}
      <ErrorLine>{grant.error && failureText(grant.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
