import { useId, useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { TextOrFileForm } from '../../../../ui/text-or-file-form.tsx';
import { type EnrolmentRow, useEnrolAll, usePreview } from '../data.ts';
import { enrolMessages } from '../messages.ts';
import { EnrolmentRows } from './enrolment-rows.tsx';

/** The server's limit, copied because only its types are imported here. */
const csvMaxLength = 500_000;

/** Enrolls the users of a list: the list is entered, previewed line by line, and only then enrolled. */
export function EnrolList({ courseId }: { readonly courseId: string }) {
  const titleId = useId();
  const [csv, setCsv] = useState('');
  const preview = usePreview(courseId);
  const enrol = useEnrolAll(courseId);

  function startAgain() {
    setCsv('');
    preview.reset();
    enrol.reset();
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <LeaveGuard active={csv !== '' && !enrol.isSuccess} />
      <div className="grid gap-1">
        <h2 id={titleId} className="text-h2">
          {enrolMessages.title}
        </h2>
        <p className="max-w-2xl text-muted">{enrolMessages.lead}</p>
      </div>
      <DoneLine takesFocus={enrol.isSuccess}>
        {enrol.data && enrolMessages.enrolled(countOf(enrol.data.rows, 'enrolled'))}
      </DoneLine>
      {enrol.data ? (
        <>
          <EnrolmentRows rows={enrol.data.rows} />
          <Button variant="secondary" className="justify-self-start" onClick={startAgain}>
            {enrolMessages.another}
          </Button>
        </>
      ) : preview.isSuccess ? (
        <Planned
          rows={preview.data.rows}
          failure={enrol.error && failureText(enrol.error, enrolMessages.unsure)}
          busy={enrol.isPending}
          onEnrol={() => enrol.mutate(preview.variables)}
          onChange={() => {
            preview.reset();
            enrol.reset();
          }}
        />
      ) : (
        <TextOrFileForm
          texts={enrolMessages}
          accept=".csv,.txt,text/csv,text/plain"
          maxLength={csvMaxLength}
          text={csv}
          onText={setCsv}
          failure={preview.error && failureText(preview.error, enrolMessages.failed)}
          busy={preview.isPending}
          onRead={() => preview.mutate(csv)}
        />
      )}
    </section>
  );
}

interface PlannedProps {
  readonly rows: readonly EnrolmentRow[];
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onEnrol: () => void;
  readonly onChange: () => void;
}

/** Preview of each line, and the button that enrolls. */
function Planned({ rows, failure, busy, onEnrol, onChange }: PlannedProps) {
  const count = countOf(rows, 'to-enrol');
  return (
    <>
      <EnrolmentRows rows={rows} takesFocus />
      {count === 0 && <p className="text-muted">{enrolMessages.nobody}</p>}
      <ErrorLine>{failure}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button busy={busy} onClick={onEnrol}>
            {enrolMessages.enrol(count)}
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={onChange}>
          {enrolMessages.change}
        </Button>
      </div>
    </>
  );
}

function countOf(rows: readonly EnrolmentRow[], counted: EnrolmentRow['result']): number {
  return rows.filter(({ result }) => result === counted).length;
}
