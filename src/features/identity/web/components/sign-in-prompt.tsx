import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { sessionEndings, signInPrompt } from '../session-messages.ts';
import { useSession } from '../session-store.ts';
import { useWayBack } from '../use-way-back.ts';

/** Replaces content for signed-in users. Also says why a session ended. */
export function SignInPrompt() {
  const session = useSession();
  const wayBack = useWayBack();
  const ending = session.status === 'visitor' ? session.ending : null;
  return (
    <div className="@container">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface @2xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid content-center gap-4 p-6 @2xl:p-10">
          {ending ? <ErrorLine>{sessionEndings[ending]}</ErrorLine> : <p className="text-lead">{signInPrompt.text}</p>}
          <p className="text-muted">{signInPrompt.lead}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/login" search={wayBack}>
              {signInPrompt.login}
            </LinkButton>
            <LinkButton to="/register" search={wayBack} variant="secondary">
              {signInPrompt.register}
            </LinkButton>
          </div>
        </div>
        <img
          src="/art/student.svg"
          alt=""
          width="640"
          height="400"
          className="aspect-[16/10] h-full w-full object-cover @max-2xl:hidden"
        />
      </div>
    </div>
  );
}
