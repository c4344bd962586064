import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { LegalNote } from '../../../../platform/web/legal-note.tsx';
import type { ApiError } from '../../../../platform/web/rpc.ts';
import { siteSettings } from '../../../../platform/web/site.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useOwnDetails } from '../../../identity/web/public.ts';
import { cvExtensions, retentionNoticeDays } from '../../contract.ts';
import {
  type ApplicationFields,
  ApplicationShape,
  type CheckedApplication,
  cvMaxMegabytes,
} from '../application-shape.ts';
import { useApply } from '../apply.ts';
import { applyFieldTexts, applyMessages } from '../messages.ts';
import { useEvidence } from '../use-evidence.ts';
import { EvidenceField } from './evidence-field.tsx';
import { Submitted } from './submitted.tsx';

const codesOfCv = ['file-not-accepted', 'file-not-genuine', 'file-is-other', 'file-with-macros', 'payload-too-large'];

/** Application form (specification §5, Apply); the input stays until it was sent. */
export function Part({ openingId }: { readonly openingId: string | undefined }) {
  const form = useForm<ApplicationFields, unknown, CheckedApplication>({
    resolver: checkForm(ApplicationShape, applyFieldTexts),
    defaultValues: { name: '', email: '' },
  });
  const isHydrated = useHydrated();
  useOwnDetails(form);
  const { errors, isDirty } = form.formState;
  const evidence = useEvidence();
  const [attaches, setAttaches] = useState(false);
  const attachesLearning = attaches && evidence.evidence !== undefined && evidence.evidence !== null;
  const { state, run, reset, sent } = useApply({ openingId, attachesLearning }, showBesideFields);

  /** Shows the server's field errors at their fields, like those of the browser. */
  function showBesideFields({ code, message, fields }: ApiError) {
    if (codesOfCv.includes(code)) form.setError('cv', { message }, { shouldFocus: true });
    for (const { path, message: wrong } of fields) {
      const name = path.replace(/^body\./, '');
      if (name in ApplicationShape.shape) form.setError(name as keyof ApplicationFields, { message: wrong });
    }
  }

  if (state.status === 'done') return <Submitted email={state.answer.email} />;
  return (
    <Card>
      <LeaveGuard active={isDirty} />
      <form method="post" noValidate onSubmit={form.handleSubmit(run, reset)} className="grid gap-5">
        <TextField
          label={applyMessages.name}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={applyMessages.email}
          type="email"
          autoComplete="email"
          required
          hint={applyMessages.emailHint}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FileField
          label={applyMessages.cv}
          accept={cvExtensions.join(',')}
          required
          hint={applyMessages.cvHint(cvMaxMegabytes)}
          error={errors.cv?.message}
          {...form.register('cv')}
        />
        <TextField
          label={applyMessages.linkedin}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={applyMessages.linkedinHint}
          error={errors.linkedin?.message}
          {...form.register('linkedin')}
        />
        <TextField
          label={applyMessages.website}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="url"
          required
          hint={applyMessages.websiteHint}
          error={errors.website?.message}
          {...form.register('website')}
        />
        <EvidenceField evidence={evidence} checked={attaches} onChange={setAttaches} />
        <p className="min-h-10 text-sm text-muted">
          {isHydrated && applyMessages.kept(siteSettings().applicationRetentionDays, retentionNoticeDays)}
        </p>
        <LegalNote text={applyMessages.legal} />
        <ErrorLine>{state.status === 'failed' && failureLine(state.error)}</ErrorLine>
        {sent !== null && <UploadProgress sent={sent} />}
        <Button type="submit" busy={state.status === 'pending'} className="justify-self-start">
          {applyMessages.submit}
        </Button>
      </form>
    </Card>
  );
}

function UploadProgress({ sent }: { readonly sent: number }) {
  const text = applyMessages.sending(Math.floor(sent * 100));
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted">{text}</p>
      <progress
        aria-label={text}
        value={sent}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}

/** Error line below the form; errors of the CV are shown at its field instead. */
function failureLine(error: ApiError): string | null {
  return codesOfCv.includes(error.code) ? null : failureText(error, applyMessages.failed);
}
