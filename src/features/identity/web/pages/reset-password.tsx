import { useSearch } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { resetMessages } from '../messages.ts';
import { DeadLink } from '../components/dead-link.tsx';
import { MailedLinkGate } from '../components/mailed-link-gate.tsx';
import { NewPasswordForm } from '../components/new-password-form.tsx';

const purposes = ['reset-password', 'restore-email'] as const;

/** Page of two mailed links: the password reset, and the restore link after a change of address. */
export function Page() {
  const { token } = useSearch({ from: '/reset-password' });
  const dead = (
    <DeadLink text={resetMessages.expired} again={resetMessages.again}>
      <LinkButton to="/login">{resetMessages.login}</LinkButton>
    </DeadLink>
  );
  return (
    <Width width="narrow">
      <PageTitle title={resetMessages.title} />
      <MailedLinkGate key={token} token={token} purposes={purposes} dead={dead}>
        {(link) => <NewPasswordForm token={token} link={link} dead={dead} />}
      </MailedLinkGate>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: resetMessages.title, description: '' };
}
