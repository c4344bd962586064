import { failureText } from '../../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type ApplicationInFull, useDeleteApplication, useReceivedApplication } from '../data.ts';
import { applicationMessages as texts, listMessages } from '../messages.ts';
import { momentText } from '../moments.ts';
import { ApplicationNotes } from './application-notes.tsx';
import { AskedButton } from './asked-button.tsx';
import { MoveApplication } from './move-application.tsx';

const bytesPerKilobyte = 1000;

interface ApplicationViewProps {
  readonly id: string;
  readonly onDone: (text: string) => void;
}

/** One application, whole, with what those who decide do with it. */
export function ApplicationView({ id, onDone }: ApplicationViewProps) {
  const { data, isPending, isFetching, refetch } = useReceivedApplication(id);
  const remove = useDeleteApplication(id);
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
      <MoveApplication key={data.status} application={data} onDone={onDone} />
      <ApplicationNotes application={data} onDone={onDone} />
      <div>
        <AskedButton
          label={texts.remove}
          title={texts.removeTitle(data.name)}
          text={texts.removeText}
          isDanger
          busy={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => onDone(texts.removed(data.name)) })}
        />
      </div>
      <ErrorLine>{remove.error && failureText(remove.error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}

function Facts({ application }: { readonly application: ApplicationInFull }) {
  const { id, email, linkedin, website, cvName, cvBytes } = application;
  return (
    <dl className="grid gap-3">
      <Fact term={texts.facts.email} href={`mailto:${encodeURIComponent(email)}`} text={email} />
      <Fact term={texts.facts.linkedin} href={linkedin} text={linkedin} />
      <Fact term={texts.facts.website} href={website} text={website} />
      <div>
        <dt className="text-sm font-semibold">{texts.facts.cv}</dt>
        <dd className="wrap-anywhere">
          <a href={`/api/received-applications/${id}/cv`} download className="text-link">
            {texts.cv(cvName, Math.ceil(cvBytes / bytesPerKilobyte))}
          </a>
          <span className="block text-xs text-muted">{texts.cvHint}</span>
        </dd>
      </div>
    </dl>
  );
}

/** What a stranger gave as an address is a link only where it leads to a site or a mail. */
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
        {history.map(({ status, at, message, movedBy }, place) => (
          <li key={place}>
            {texts.statuses[status]}
            <span className="block text-xs wrap-anywhere text-muted">
              {momentText(at)}
              {movedBy !== null && ` ${texts.by(movedBy)}`}
            </span>
            {message !== null && <p className="max-w-2xl text-sm whitespace-pre-wrap wrap-anywhere">{message}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
