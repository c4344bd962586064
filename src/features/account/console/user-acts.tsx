import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { sentences } from '../../../ui/sentences.ts';
import { ConfirmButton, dateTimeText, listMessages } from '../../admin/web/public.ts';
import {
  type AccountLine,
  useDeleteAccount,
  useMailAccountReset,
  useResetAuthenticator,
  useScheduleAccountDeletion,
  useSetAccountState,
} from './data.ts';
import { DeleteUser } from './delete-user.tsx';
import { GrantRole } from './grant-role.tsx';
import { userMessages as texts } from './messages.ts';

interface UserActsProps {
  readonly account: AccountLine;
  readonly onDone: (text: string) => void;
}

/** Actions of an administrator on another user's account. */
export function UserActs({ account, onDone }: UserActsProps) {
  const { uid, email, disabledAt, deletion, hasAuthenticator } = account;
  const setState = useSetAccountState(uid, (state) => onDone(texts[state](email)));
  const reset = useMailAccountReset(uid);
  const resetApp = useResetAuthenticator(uid);
  const schedule = useScheduleAccountDeletion(uid, (dueAt) => onDone(texts.removesOn(email, dateTimeText(dueAt))));
  const remove = useDeleteAccount(uid, () => onDone(texts.removed(email)));
  const error = setState.error ?? reset.error ?? resetApp.error ?? schedule.error ?? remove.error;
  return (
    <>
      {disabledAt !== null && <p className="text-sm text-muted">{texts.disabledSince(dateTimeText(disabledAt))}</p>}
      {deletion && (
        <p className="text-sm text-muted">
          {sentences(
            texts.deletion[deletion.requestedBy](dateTimeText(deletion.dueAt)),
            deletion.requestedBy === 'owner' && disabledAt === null && texts.ownerCanCancel,
          )}
        </p>
      )}
      <GrantRole key={`${account.role} ${account.taughtCourses?.join(' ')}`} account={account} onDone={onDone} />
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
            <ConfirmButton
              label={texts.disable}
              title={texts.disableTitle(email)}
              text={texts.disableText(deletion !== null)}
              isDanger
              busy={setState.isPending}
              onConfirm={() => setState.mutate('disabled')}
            />
          </>
        ) : (
          <Button variant="secondary" busy={setState.isPending} onClick={() => setState.mutate('enabled')}>
            {deletion?.requestedBy === 'administrator' ? texts.cancelDeletion : texts.enable}
          </Button>
        )}
        {hasAuthenticator && (
          <ConfirmButton
            label={texts.resetApp}
            title={texts.resetAppTitle(email)}
            text={texts.resetAppText}
            busy={resetApp.isPending}
            onConfirm={() => resetApp.mutate(undefined, { onSuccess: () => onDone(texts.appReset(email)) })}
          />
        )}
        <DeleteUser
          email={email}
          isAtOnce={deletion !== null}
          busy={schedule.isPending || remove.isPending}
          onConfirm={() => (deletion ? remove : schedule).mutate()}
        />
      </div>
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
    </>
  );
}
