import { useSearch } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { confirmMessages } from '../messages.ts';
import { ConfirmAddressForm } from '../components/confirm-address-form.tsx';
import { ConfirmEmailForm } from '../components/confirm-email-form.tsx';
import { DeadLink } from '../components/dead-link.tsx';
import { MailedLinkGate } from '../components/mailed-link-gate.tsx';

const purposes = ['change-email', 'confirm-address'] as const;

/** Page of the mailed links that confirm a sign-up's or a changed address; works signed in or not. */
export function Page() {
  const { token } = useSearch({ from: '/confirm-email' });
  const dead = (
    <DeadLink text={confirmMessages.expired} again={confirmMessages.again}>
      <LinkButton to="/account">{confirmMessages.account}</LinkButton>
      <LinkButton to="/edit-profile" variant="secondary">
        {confirmMessages.editProfile}
      </LinkButton>
    </DeadLink>
  );
  return (
    <Width width="narrow">
      <PageTitle title={confirmMessages.title} />
      <MailedLinkGate key={token} token={token} purposes={purposes} dead={dead}>
        {({ purpose, email }) =>
          purpose === 'confirm-address' ? (
            <ConfirmAddressForm token={token} email={email} dead={dead} />
          ) : (
            <ConfirmEmailForm token={token} email={email} dead={dead} />
          )
        }
      </MailedLinkGate>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: confirmMessages.title, description: '' };
}
