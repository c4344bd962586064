import type { AccountLine } from '../data.ts';
import type { ManyAct } from './many-act.ts';
import { setAccountStates } from './many-data.ts';
import { manyUserMessages as texts } from './messages.ts';

const disable = (accounts: readonly AccountLine[]) =>
  setAccountStates(accounts.map(({ uid }) => ({ id: uid, from: 'enabled', to: 'disabled' })));
const enable = (accounts: readonly AccountLine[]) =>
  setAccountStates(accounts.map(({ uid }) => ({ id: uid, from: 'disabled', to: 'enabled' })));

/** What can be done to many accounts at once, but not to one's own. */
export function userActs(ownUid: string): ManyAct<AccountLine>[] {
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
      fits: ({ uid, disabledAt }) => uid !== ownUid && disabledAt !== null,
      run: enable,
      done: texts.enabled,
      undo: disable,
    },
  ];
}
