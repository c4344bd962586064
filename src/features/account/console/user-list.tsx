import { Badge } from '../../../ui/badge.tsx';
import { ConsoleList, OpenRow, dayText, listMessages, useListFields } from '../../admin/web/public.ts';
import { accountList } from '../../identity/account-list-contract.ts';
import { userActs } from './bulk-actions.ts';
import { type AccountLine, useAccounts } from './data.ts';
import { userMessages as texts } from './messages.ts';
import { UserActs } from './user-acts.tsx';

/** Section /admin/users: all accounts and the actions on them. */
export function UserList({ ownUid }: { readonly ownUid: string }) {
  const { listQuery, fields } = useListFields(accountList, {
    section: 'users',
    choices: [
      { name: 'state', label: texts.state, options: texts.states, any: texts.anyState },
      { name: 'role', label: texts.role, options: texts.roles, any: texts.anyRole },
    ],
    orders: listMessages.orders,
    file: '/api/admin/users.csv',
  });
  return (
    <ConsoleList
      {...fields}
      texts={texts}
      query={useAccounts(listQuery)}
      idOf={({ uid }) => uid}
      nameOf={({ email }) => email}
      acts={userActs(ownUid)}
    >
      {(account, say) => (
        <OpenRow
          key={account.uid}
          id={account.uid}
          name={account.name || account.email}
          beneath={<AccountFacts account={account} />}
          beside={<AccountBadges account={account} />}
        >
          {account.uid === ownUid ? (
            <p className="text-muted">{texts.own}</p>
          ) : (
            <UserActs account={account} onDone={say} />
          )}
        </OpenRow>
      )}
    </ConsoleList>
  );
}

function AccountFacts({ account: { name, email, createdAt } }: { readonly account: AccountLine }) {
  return (
    <>
      {name !== '' && <bdi>{email}</bdi>}
      <span>{name !== '' && ' · '}</span>
      <time dateTime={new Date(createdAt).toISOString()}>{texts.since(dayText(createdAt))}</time>
    </>
  );
}

function AccountBadges({ account }: { readonly account: AccountLine }) {
  const { role, disabledAt, deletion, isAddressConfirmed, hasAuthenticator } = account;
  return (
    <>
      {!isAddressConfirmed && <Badge>{texts.unconfirmed}</Badge>}
      {hasAuthenticator && <Badge>{texts.hasAuthenticator}</Badge>}
      {disabledAt !== null && <Badge tone="marigold">{texts.states.disabled}</Badge>}
      {deletion && <Badge tone="marigold">{texts.toBeDeleted}</Badge>}
      <Badge tone={role === 'learner' ? 'neutral' : 'primary'}>{texts.roles[role]}</Badge>
    </>
  );
}
