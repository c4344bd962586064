import { useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { arePasskeysPossible } from '../../../identity/web/public.ts';
import { useAddPasskey, usePasskeys } from '../factor-data.ts';
import { authenticatorMessages, passkeyMessages as texts } from '../factor-messages.ts';
import { AskPassword } from './ask-password.tsx';
import { PasskeyItem } from './passkey-item.tsx';

interface PasskeySectionProps {
  readonly uid: string;
  readonly email: string;
  readonly isAddressConfirmed: boolean;
}

/** The account's passkeys: add, rename, remove. */
export function PasskeySection({ uid, email, isAddressConfirmed }: PasskeySectionProps) {
  const passkeys = usePasskeys(uid);
  const add = useAddPasskey();
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState<string>();
  const arePossible = passkeys.arePossible && arePasskeysPossible();
  return (
    <section aria-labelledby="passkeys-title" className="grid gap-5">
      <h2 id="passkeys-title" className="text-h3">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.lead}</p>
      <LoadedList
        query={passkeys}
        lines={2}
        texts={texts}
        empty={arePossible && isAddressConfirmed && <EmptyState text={texts.empty} />}
      >
        {(items) => (
          <ul className="divide-y divide-line border-y border-line">
            {items.map((passkey) => (
              <PasskeyItem key={passkey.id} passkey={passkey} onDone={setDone} />
            ))}
          </ul>
        )}
      </LoadedList>
      <DoneLine takesFocus={done !== undefined}>{done}</DoneLine>
      {!arePossible && <p className="text-sm text-muted">{texts.impossible}</p>}
      {arePossible && !isAddressConfirmed && <p className="text-sm text-muted">{authenticatorMessages.unconfirmed}</p>}
      {arePossible && isAddressConfirmed && !asks && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setDone(undefined);
            setAsks(true);
          }}
        >
          {texts.add}
        </Button>
      )}
      {asks && (
        <AskPassword
          email={email}
          submit={texts.begin}
          busy={add.isPending}
          failure={add.error}
          otherwise={withoutAnswerText(add.error)}
          onCancel={() => {
            add.reset();
            setAsks(false);
          }}
          onPassword={(password) =>
            add.mutate(password, {
              onSuccess: () => {
                setAsks(false);
                setDone(texts.added);
              },
            })
          }
        />
      )}
    </section>
  );
}

/**
 * Text for a browser error: the passkey already exists on the device, or the user canceled. Undefined for API errors.
 */
function withoutAnswerText(failure: Error | null): string | undefined {
  if (!failure || failure instanceof ApiError) return undefined;
  return failure.name === 'InvalidStateError' ? texts.known : texts.aborted;
}
