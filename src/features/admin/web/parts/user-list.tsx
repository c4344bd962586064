import { roles } from '../../../../platform/contract/roles.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { oneOf } from '../../wanted-list.ts';
import { type AccountLine, useAccounts } from '../data.ts';
import { listMessages, userMessages as texts } from '../messages.ts';
import { dayText } from '../moments.ts';
import { useDone } from '../use-done.ts';
import { useWanted } from '../use-wanted.ts';
import { ChoiceField } from './choice-field.tsx';
import { ConsoleList } from './console-list.tsx';
import { OpenRow } from './open-row.tsx';
import { UserActs } from './user-acts.tsx';

/** /admin/users: everybody who has an account, and what can be done to it. */
export function UserList({ ownUid }: { readonly ownUid: string }) {
  const { wanted, change } = useWanted('users');
  const [done, say] = useDone();
  const asked = {
    search: wanted.q,
    state: oneOf(wanted.state, ['enabled', 'disabled']),
    role: oneOf(wanted.role, roles),
    order: oneOf(wanted.order, ['oldest', 'email']),
  };
  const accounts = useAccounts(asked);
  return (
    <ConsoleList
      texts={texts}
      query={accounts}
      search={wanted.q ?? ''}
      onSearch={(q) => change({ q })}
      choices={
        <>
          <ChoiceField
            label={texts.state}
            value={asked.state}
            options={texts.states}
            any={texts.anyState}
            onChange={(state) => change({ state })}
          />
          <ChoiceField
            label={texts.role}
            value={asked.role}
            options={texts.roles}
            any={texts.anyRole}
            onChange={(role) => change({ role })}
          />
          <ChoiceField
            label={listMessages.sort}
            value={asked.order ?? 'newest'}
            options={listMessages.orders}
            onChange={(order) => change({ order: order === 'newest' ? undefined : order })}
          />
        </>
      }
      file="/api/admin/users.csv"
      fileQuery={asked}
      done={done}
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((account) => (
            <OpenRow
              key={account.uid}
              name={account.name || account.email}
              beneath={<AccountFacts account={account} />}
              beside={<AccountBadges account={account} />}
              isOpen={wanted.open === account.uid}
              onToggle={() => change({ open: wanted.open === account.uid ? undefined : account.uid })}
            >
              {account.uid === ownUid ? (
                <p className="text-muted">{texts.own}</p>
              ) : (
                <UserActs account={account} onDone={say} />
              )}
            </OpenRow>
          ))}
        </ul>
      )}
    </ConsoleList>
  );
}

function AccountFacts({ account: { name, email, createdAt } }: { readonly account: AccountLine }) {
  return (
    <>
      {name !== '' && <bdi>{email}</bdi>}
      {name !== '' && ' · '}
      <time dateTime={new Date(createdAt).toISOString()}>{texts.since(dayText(createdAt))}</time>
    </>
  );
}

function AccountBadges({ account: { role, disabledAt } }: { readonly account: AccountLine }) {
  return (
    <>
      {disabledAt !== null && <Badge tone="marigold">{texts.states.disabled}</Badge>}
      <Badge tone={role === 'learner' ? 'neutral' : 'primary'}>{texts.roles[role]}</Badge>
    </>
  );
}
