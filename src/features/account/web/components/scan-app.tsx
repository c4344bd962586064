import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { CodeForm } from '../../factor-contract.ts';
import { type SetUp, useConfirmAuthenticator } from '../factor-data.ts';
import { askPasswordMessages, authenticatorMessages as texts } from '../factor-messages.ts';
import { failedText } from '../messages.ts';

const checkCode = checkForm(CodeForm, { code: { missing: texts.codeMissing } });

interface ScanAppProps {
  readonly setUp: SetUp;
  readonly onCodes: (codes: string[]) => void;
  readonly onCancel: () => void;
}

/** QR code for the authenticator app, its secret as text, and a field for the first code. */
export function ScanApp({ setUp: { secret, uri, picture }, onCodes, onCancel }: ScanAppProps) {
  const confirm = useConfirmAuthenticator();
  const form = useForm({ resolver: checkCode, defaultValues: { code: '' } });
  const failure = confirm.error;
  useEffect(() => form.setFocus('code', { shouldSelect: true }), [form, failure]);
  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(({ code }) => !confirm.isPending && confirm.mutate(code, { onSuccess: onCodes }))}
        className="grid gap-5"
      >
        <p>{texts.scan}</p>
        <svg
          role="img"
          aria-label={texts.picture}
          viewBox={`0 0 ${picture.size} ${picture.size}`}
          shapeRendering="crispEdges"
          className="w-full max-w-64 rounded-md"
        >
          {/* Dark on light in both themes, because some scanners do not read inverted codes. */}
          <rect width={picture.size} height={picture.size} fill="#fff" />
          <path d={picture.path} fill="#000" />
        </svg>
        <p>
          {texts.secret}{' '}
          <code translate="no" className="font-mono break-all">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </p>
        <a href={uri} className="text-link justify-self-start">
          {texts.open}
        </a>
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.formState.errors.code?.message ?? (failure ? failureText(failure, failedText) : undefined)}
          {...form.register('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={confirm.isPending}>
            {texts.confirm}
          </Button>
          <Button variant="quiet" disabled={confirm.isPending} onClick={onCancel}>
            {askPasswordMessages.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
