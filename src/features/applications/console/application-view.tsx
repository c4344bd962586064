import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { Failed } from '../../../ui/failed.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { type Say, ConfirmButton, dateTimeText, listMessages, useListTools } from '../../admin/web/public.ts';
import { EvidenceList } from '../web/public.ts';
import { ApplicationCv } from './application-cv.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { type ApplicationInFull, useDeleteApplication, useReceivedApplication } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import { MoveApplication } from './move-application.tsx';

interface ApplicationViewProps {
  readonly id: string;
  readonly onDone: Say;
}

/** Details of one application, with the available actions. */
export function ApplicationView({ id, onDone }: ApplicationViewProps) {
  const { data, isPending, isFetching, refetch } = useReceivedApplication(id);
  const { letGo } = useListTools();
  const remove = useDeleteApplication(id, () => {
    letGo?.(id);
    onDone(texts.removed(data?.name ?? ''));
  });
  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    return (
      <Failed text={texts.oneFailed} retry={listMessages.retry} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <Facts application={data} />
      <History application={data} />
      <MoveApplication application={data} onDone={onDone} onStale={() => void refetch()} />
      <ApplicationNotes application={data} onDone={onDone} />
      <div>
        <ConfirmButton
          label={texts.remove}
          title={texts.removeTitle(data.name)}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </div>
      <ErrorLine>{remove.error && failureText(remove.error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}

function Facts({ application }: { readonly application: ApplicationInFull }) {
  const { email, linkedin, website, evidence, deletesAt } = application;
  return (
    <dl className="grid gap-3">
      <Fact term={texts.facts.email} href={`mailto:${encodeURIComponent(email)}`} text={email} />
      <Fact term={texts.facts.linkedin} href={linkedin} text={linkedin} />
      <Fact term={texts.facts.website} href={website} text={website} />
      <div>
        <dt className="text-sm font-semibold">{texts.facts.cv}</dt>
        <dd className="wrap-anywhere">
          <ApplicationCv application={application} />
        </dd>
      </div>
      {evidence && (
        <div>
          <dt className="text-sm font-semibold">{texts.facts.evidence}</dt>
          <dd>
            <EvidenceList evidence={evidence} />
          </dd>
        </div>
      )}
      {deletesAt !== null && (
        <div>
          <dt className="text-sm font-semibold">{texts.facts.deletion}</dt>
          <dd>{dateTimeText(deletesAt)}</dd>
        </div>
      )}
    </dl>
  );
}

/** An address given by a stranger is a link only if it is a web or mail address. */
function Fact({ term, href, text }: { readonly term: string; readonly href: string; readonly text: string }) {
  const isLink = /^(https?:\/\/|mailto:)/i.test(href);
  return (
    <div>
      <dt className="text-sm font-semibold">{term}</dt>
      <dd className="wrap-anywhere">
        {isLink ? (
          <a href={href} rel="noreferrer nofollow" target="_blank" className="text-link">
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}

function History({ application: { history } }: { readonly application: ApplicationInFull }) {
  return (
    <div>
      <p className="text-sm font-semibold">{texts.history}</p>
      <ol className="grid gap-3">
        {history.map(({ status, at, message, movedBy, isUndone }, place) => (
          <li key={place}>
            <span>{texts.statuses[status]}</span>
            <span className="block text-xs wrap-anywhere text-muted">
              {`${sentences(dateTimeText(at), movedBy !== null && texts.by(movedBy))}${isUndone ? `. ${texts.undone}` : ''}`}
            </span>
            {message !== null && <p className="max-w-2xl text-sm whitespace-pre-wrap wrap-anywhere">{message}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
