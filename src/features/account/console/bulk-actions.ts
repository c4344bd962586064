import { roles } from '../../../platform/contract/roles.ts';
import { oneOf } from '../../admin/list-filter.ts';
import type { BulkAction } from '../../admin/web/public.ts';
import { type AccountLine, type Grant, setAccountRoles, setAccountStates } from './data.ts';
import { userMessages, bulkUserMessages as texts } from './messages.ts';

const disable = (accounts: readonly AccountLine[]) =>
  setAccountStates(accounts.map(({ uid }) => ({ id: uid, from: 'enabled', to: 'disabled' })));
const enable = (accounts: readonly AccountLine[]) =>
  setAccountStates(accounts.map(({ uid }) => ({ id: uid, from: 'disabled', to: 'enabled' })));

const grantOf = ({ role, taughtCourses }: AccountLine): Grant => ({ role, taughtCourses });

/** An account that already has the role keeps its courses. */
function granted(account: AccountLine, choice: string): Grant {
  const role = oneOf(choice, roles) ?? account.role;
  return role === account.role ? grantOf(account) : { role, taughtCourses: null };
}

/** Bulk actions for accounts, except one's own. */
export function userActs(ownUid: string): BulkAction<AccountLine>[] {
  return [
    {
      label: texts.disable,
      isDanger: true,
      fits: ({ uid, disabledAt }) => uid !== ownUid && disabledAt === null,
      question: { title: texts.disableTitle, text: texts.disableText },
      run: disable,
      done: texts.disabled,
      undo: enable,
    },
    {
      label: texts.enable,
      // The account itself has the button that also cancels its deletion.
      fits: ({ uid, disabledAt, deletion }) =>
        uid !== ownUid && disabledAt !== null && deletion?.requestedBy !== 'administrator',
      run: enable,
      done: texts.enabled,
      undo: disable,
    },
    {
      label: texts.grant,
      fits: ({ uid }) => uid !== ownUid,
      question: {
        title: texts.grantTitle,
        text: texts.grantText,
        choice: { label: userMessages.role, options: userMessages.roles },
      },
      run: (accounts, { choice }) =>
        setAccountRoles(
          accounts.map((account) => ({ id: account.uid, from: grantOf(account), to: granted(account, choice) })),
        ),
      done: texts.granted,
      undo: (accounts, { choice }) =>
        setAccountRoles(
          accounts.map((account) => ({ id: account.uid, from: granted(account, choice), to: grantOf(account) })),
        ),
    },
  ];
}
