import { type FormEvent, useState } from 'react';
import { fieldFaults, formFailureText } from '../../../platform/web/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextField } from '../../../ui/limited-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { useEnrolByAddress } from './data.ts';
import { learnerMessages as texts } from './messages.ts';

interface EnrolFormProps {
  readonly courseId: string;
  readonly onDone: (text: string) => void;
}

/** Form that enrolls a user by the address with which they log in. */
export function EnrolForm({ courseId, onDone }: EnrolFormProps) {
  const [email, setEmail] = useState('');
  const enrol = useEnrolByAddress(courseId);
  const faults = fieldFaults(enrol.error, { email: texts.address });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (enrol.isPending) return;
    enrol.mutate(email, {
      onSuccess: ({ email: enrolled }) => {
        setEmail('');
        onDone(texts.added(enrolled));
      },
    });
  }

  return (
    <form aria-label={texts.enrol} onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="w-full sm:max-w-sm">
        <LimitedTextField
          label={texts.address}
          hint={texts.addressHint}
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          value={email}
          error={faults.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div className="sm:pt-7">
        <Button type="submit" variant="secondary" busy={enrol.isPending}>
          {texts.add}
        </Button>
      </div>
      <ErrorLine>{enrol.error && formFailureText(enrol.error, faults, listMessages.failedAct)}</ErrorLine>
    </form>
  );
}
