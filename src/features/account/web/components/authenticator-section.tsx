import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import {
  type SetUp,
  useAuthenticator,
  useBeginAuthenticator,
  useRemoveAuthenticator,
  useRenewCodes,
} from '../factor-data.ts';
import { authenticatorMessages as texts } from '../factor-messages.ts';
import { dayOf } from '../messages.ts';
import { AskPassword } from './ask-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanApp } from './scan-app.tsx';
import { sentences } from '../../../../ui/sentences.ts';

type Step =
  | { readonly at: 'rest' | 'asks-to-set-up' | 'asks-for-codes' | 'asks-to-switch-off' | 'switched-off' }
  | { readonly at: 'scan'; readonly setUp: SetUp }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

interface AuthenticatorSectionProps {
  readonly uid: string;
  readonly email: string;
}

/** Sets up the authenticator app, renews its recovery codes, and disables it. */
export function AuthenticatorSection({ uid, email }: AuthenticatorSectionProps) {
  const state = useAuthenticator(uid);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <section aria-labelledby="authenticator-title" className="grid gap-5">
      <h2 id="authenticator-title" className="text-h3">
        {texts.title}
      </h2>
      <p className="text-muted">{texts.lead}</p>
      <DoneLine takesFocus={step.at === 'switched-off'}>{step.at === 'switched-off' && texts.switchedOff}</DoneLine>
      {state.isPending && <SkeletonLines lines={2} />}
      {state.isError && (
        <Failed text={texts.failed} retry={texts.retry} busy={state.isFetching} onRetry={() => void state.refetch()} />
      )}
      {state.data && (step.at === 'rest' || step.at === 'switched-off') && (
        <AtRest {...state.data} onStep={(at) => setStep({ at })} />
      )}
      <Steps email={email} step={step} onStep={setStep} />
    </section>
  );
}

interface AtRestProps {
  readonly since: number | null;
  readonly recoveryCodesLeft: number;
  readonly isAddressConfirmed: boolean;
  readonly onStep: (at: 'asks-to-set-up' | 'asks-for-codes' | 'asks-to-switch-off') => void;
}

function AtRest({ since, recoveryCodesLeft, isAddressConfirmed, onStep }: AtRestProps) {
  if (since === null) {
    if (!isAddressConfirmed) return <p className="text-sm text-muted">{texts.unconfirmed}</p>;
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => onStep('asks-to-set-up')}>
        {texts.setUp}
      </Button>
    );
  }
  return (
    <>
      <p>{sentences(texts.on(dayOf(since)), texts.left(recoveryCodesLeft), texts.lost)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep('asks-for-codes')}>
          {texts.newCodes}
        </Button>
        <Button variant="danger" onClick={() => onStep('asks-to-switch-off')}>
          {texts.off}
        </Button>
      </div>
    </>
  );
}

interface StepsProps {
  readonly email: string;
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

function Steps({ email, step, onStep }: StepsProps) {
  const begin = useBeginAuthenticator();
  const renew = useRenewCodes();
  const remove = useRemoveAuthenticator();
  const ask = (act: { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void }) => ({
    email,
    busy: act.isPending,
    failure: act.error,
    onCancel: () => {
      act.reset();
      onStep({ at: 'rest' });
    },
  });
  const showCodes = (codes: readonly string[]) => onStep({ at: 'codes', codes });
  if (step.at === 'asks-to-set-up') {
    const scan = (password: string) => begin.mutate(password, { onSuccess: (setUp) => onStep({ at: 'scan', setUp }) });
    return <AskPassword {...ask(begin)} submit={texts.begin} onPassword={scan} />;
  }
  if (step.at === 'asks-for-codes') {
    return (
      <AskPassword
        {...ask(renew)}
        lead={texts.newCodesLead}
        submit={texts.newCodes}
        onPassword={(password) => renew.mutate(password, { onSuccess: showCodes })}
      />
    );
  }
  if (step.at === 'asks-to-switch-off') {
    const switchOff = (password: string) =>
      remove.mutate(password, { onSuccess: () => onStep({ at: 'switched-off' }) });
    return <AskPassword {...ask(remove)} lead={texts.offLead} submit={texts.off} onPassword={switchOff} />;
  }
  if (step.at === 'scan') {
    return <ScanApp setUp={step.setUp} onCodes={showCodes} onCancel={() => onStep({ at: 'rest' })} />;
  }
  return step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => onStep({ at: 'rest' })} />;
}
