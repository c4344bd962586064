import { failureText } from '../../../../platform/web/failure-text.ts';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type OwnSession, useEndSession, useOwnSessions } from '../data.ts';
import { dayOf, failedText, sessionMessages, timeOf } from '../messages.ts';

export function SessionSection({ uid }: { readonly uid: string }) {
  const sessions = useOwnSessions(uid);
  const end = useEndSession();
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <section aria-labelledby="sessions-title" className="grid gap-5">
      <h2 id="sessions-title" className="text-h3">
        {sessionMessages.title}
      </h2>
      <LoadedList query={sessions} lines={3} texts={sessionMessages} empty={null}>
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      <ErrorLine>{end.isError && failureText(end.error, failedText)}</ErrorLine>
      <DoneLine takesFocus={end.isSuccess}>{end.isSuccess && sessionMessages.ended}</DoneLine>
      {hasOthers && (
        <Button
          variant="secondary"
          busy={end.isPending && end.variables === null}
          className="justify-self-start"
          onClick={() => end.mutate(null)}
        >
          {sessionMessages.endOthers}
        </Button>
      )}
    </section>
  );
}

interface SessionItemProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, isEnding, onEnd }: SessionItemProps) {
  const { startedAt, lastSeenAt, isCurrent } = session;
  const device = deviceOf(session);
  return (
    <li className="flex items-center justify-between gap-3 py-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span>{device}</span>
          {isCurrent && <Badge>{sessionMessages.isCurrent}</Badge>}
        </p>
        <p className="text-sm text-muted">{sessionMessages.since(timeOf(startedAt), dayOf(lastSeenAt))}</p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" size="small" busy={isEnding} aria-label={sessionMessages.endOf(device)} onClick={onEnd}>
          {sessionMessages.end}
        </Button>
      )}
    </li>
  );
}

function deviceOf({ browser, system }: OwnSession): string {
  if (browser !== null && system !== null) return sessionMessages.on(browser, system);
  return browser ?? system ?? sessionMessages.unknown;
}
