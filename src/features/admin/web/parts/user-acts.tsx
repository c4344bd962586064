import { useState } from 'react';
import type { Role } from '../../../../platform/contract/roles.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type AccountLine, useMailAccountReset, useSetAccountRole, useSetAccountState } from '../data.ts';
import { listMessages, userMessages as texts } from '../messages.ts';
import { momentText } from '../moments.ts';
import { AskedButton } from './asked-button.tsx';
import { ChoiceField } from './choice-field.tsx';

interface UserActsProps {
  readonly account: AccountLine;
  readonly onDone: (text: string) => void;
}

/** What an administrator can do to somebody else's account. */
export function UserActs({ account, onDone }: UserActsProps) {
  const { uid, email, disabledAt } = account;
  const setState = useSetAccountState(uid);
  const reset = useMailAccountReset(uid);
  const error = setState.error ?? reset.error;
  return (
    <>
      {disabledAt !== null && <p className="text-sm text-muted">{texts.disabledSince(momentText(disabledAt))}</p>}
      <GrantRole key={account.role} account={account} onDone={onDone} />
      <div className="flex flex-wrap gap-3">
        {disabledAt === null ? (
          <>
            <Button
              variant="secondary"
              busy={reset.isPending}
              onClick={() => reset.mutate(undefined, { onSuccess: () => onDone(texts.resetMailed(email)) })}
            >
              {texts.reset}
            </Button>
            <AskedButton
              label={texts.disable}
              title={texts.disableTitle(email)}
              text={texts.disableText}
              isDanger
              busy={setState.isPending}
              onConfirm={() => setState.mutate('disabled', { onSuccess: () => onDone(texts.disabled(email)) })}
            />
          </>
        ) : (
          <Button
            variant="secondary"
            busy={setState.isPending}
            onClick={() => setState.mutate('enabled', { onSuccess: () => onDone(texts.enabled(email)) })}
          >
            {texts.enable}
          </Button>
        )}
      </div>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}

function GrantRole({ account: { uid, email, role }, onDone }: UserActsProps) {
  const [chosen, setChosen] = useState<Role>(role);
  const grant = useSetAccountRole(uid);
  const label = texts.roles[chosen];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChoiceField
        label={texts.role}
        value={chosen}
        options={texts.roles}
        onChange={(next) => next && setChosen(next)}
      />
      {chosen !== role && (
        <AskedButton
          label={texts.grant}
          title={texts.grantTitle(email, label.toLowerCase())}
          text={texts.grantTexts[chosen]}
          busy={grant.isPending}
          onConfirm={() => grant.mutate(chosen, { onSuccess: () => onDone(texts.granted(email, label)) })}
        />
      )}
      <ErrorLine>{grant.error && failureText(grant.error, listMessages.failedAct)}</ErrorLine>
    </div>
  );
}
