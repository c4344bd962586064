import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { type ApplicationStatus, isOpenStatus } from '../../status-contract.ts';
import type { Application } from '../data.ts';
import { myApplicationsMessages as texts, statusTexts } from '../my-applications-messages.ts';
import { CvNote } from './cv-note.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { Withdraw } from './withdraw.tsx';

interface MyApplicationProps {
  readonly application: Application;
  /** Title of the opening, or the label of an unsolicited application. */
  readonly title: string;
}

/** One application: its status, its history, and a way to withdraw while it is open. */
export function MyApplication({ application, title }: MyApplicationProps) {
  const { id, status, history, cvName, timestamp, evidence } = application;
  return (
    <li className="grid gap-3 py-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-semibold">{title}</h3>
          <span role="status">
            <Badge tone={tones[status]}>{statusTexts[status]}</Badge>
          </span>
        </div>
        <p className="text-sm text-muted">
          {texts.sentOn} <Day at={timestamp} />
        </p>
        <p className="text-sm break-all text-muted">{cvName}</p>
        <CvNote application={application} />
      </div>
      {evidence && (
        <details className="text-sm">
          <summary className="inline-flex min-h-8 items-center font-semibold">{texts.attached}</summary>
          <EvidenceList evidence={evidence} />
        </details>
      )}
      <History steps={history} />
      <Withdraw applicationId={id} title={title} isOpen={isOpenStatus(status)} />
    </li>
  );
}

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  received: 'primary',
  'in-review': 'primary',
  interview: 'marigold',
  offer: 'marigold',
  hired: 'sky',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** Renders nothing for a single step: that is the submission, which is shown above. */
function History({ steps }: { readonly steps: Application['history'] }) {
  if (steps.length < 2) return null;
  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <h4 className="text-sm font-semibold">{texts.history}</h4>
      <ol className="grid gap-2 text-sm">
        {steps.map(({ status, at, message }) => (
          <li key={`${status} ${at}`} className="grid gap-1">
            <span>
              <span>{statusTexts[status]}</span>{' '}
              <span className="text-muted">
                <Day at={at} />
              </span>
            </span>
            {message !== null && (
              <p dir="auto" className="whitespace-pre-line text-muted">
                {message}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Day({ at }: { readonly at: number }) {
  const date = new Date(at);
  return <time dateTime={date.toISOString()}>{date.toLocaleDateString('en', { dateStyle: 'long' })}</time>;
}
