import { useEffect, useState } from 'react';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { RequireUser, type User, endSession, useSession } from '../../../identity/web/public.ts';
import { accountPageMessages, deletionMessages, downloadMessages, loginMethodMessages } from '../messages.ts';
import { ConfirmAddressLine } from '../components/confirm-address-line.tsx';
import { DeletionSection } from '../components/deletion-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { SessionSection } from '../components/session-section.tsx';

/** Lazy, because it is larger than the rest of the page. */
const WaysIn = lazyPart(
  () => import('../components/login-methods.tsx'),
  loginMethodMessages,
  <SkeletonLines lines={6} />,
);

/** Page /account. */
export function Page() {
  const [dueAt, setDueAt] = useState<number | null>(null);
  // A login has canceled the deletion, or is that of another user.
  const signedIn = useSession().status === 'signed-in';
  if (signedIn && dueAt !== null) setDueAt(null);
  return (
    <Width width="narrow">
      {dueAt === null ? (
        <>
          <PageTitle title={accountPageMessages.title} />
          <RequireUser>
            {(user) => (
              <Decisions
                key={user.uid}
                user={user}
                onDeletion={(moment) => {
                  endSession(null);
                  setDueAt(moment);
                }}
              />
            )}
          </RequireUser>
        </>
      ) : (
        <Goodbye dueAt={dueAt} />
      )}
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: accountPageMessages.title, description: accountPageMessages.description };
}

function Decisions({ user, onDeletion }: { readonly user: User; readonly onDeletion: (dueAt: number) => void }) {
  return (
    <div className="grid grid-cols-1 gap-14">
      <p className="wrap-anywhere">
        <span>{user.email}</span>
        <br />
        <TextLink to="/edit-profile">{accountPageMessages.toProfile}</TextLink>
      </p>
      {!user.emailVerified && <ConfirmAddressLine email={user.email} />}
      <PasswordSection email={user.email} />
      <WaysIn uid={user.uid} email={user.email} isAddressConfirmed={user.emailVerified} />
      <SessionSection uid={user.uid} />
      <section aria-labelledby="download-title" className="grid justify-items-start gap-5">
        <h2 id="download-title" className="text-h3">
          {downloadMessages.title}
        </h2>
        <p className="text-muted">{downloadMessages.lead}</p>
        {!user.emailVerified && <p className="text-sm text-muted">{downloadMessages.proof}</p>}
        <a href="/api/account/download" download className={buttonStyle({ variant: 'secondary' })}>
          {downloadMessages.submit}
        </a>
      </section>
      <DeletionSection email={user.email} onAsked={onDeletion} />
    </div>
  );
}

/** Replaces the page after the request: until when a login cancels the deletion. */
function Goodbye({ dueAt }: { readonly dueAt: number }) {
  const text = useFocusWhen(true);
  // The form was at the end of a long page. The braces matter: newer browsers return a promise, which an effect must
  // not.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const date = new Date(dueAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <PageTitle title={deletionMessages.doneTitle} />
      <div ref={text} role="status" tabIndex={-1} className="grid justify-items-start gap-5">
        <p>{deletionMessages.done(date)}</p>
        <p>{deletionMessages.takeBack}</p>
        <LinkButton to="/login">{deletionMessages.login}</LinkButton>
      </div>
    </>
  );
}
