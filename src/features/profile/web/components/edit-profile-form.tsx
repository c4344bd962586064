import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { redirectDelayMs } from '../../../../platform/contract/limits.ts';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import { ApiError, failedWith } from '../../../../platform/web/rpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ProfileForm, type profileRoutes, type UserDocument } from '../../contract.ts';
import { useUpdateUserDocument } from '../data.ts';
import { profileFieldTexts } from '../field-texts.ts';
import { editProfileMessages } from '../messages.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** A newly saved address that was sent a link; the dashboard shows a note. */
    emailToConfirm?: { readonly uid: string; readonly email: string };
  }
}

/** A document saved by another window or device updates only the fields without input. */
const whenStored = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepSubmitCount: true };

interface EditProfileFormProps {
  readonly document: z.infer<typeof UserDocument>;
  /** True while a photo below the form is being cropped; leaving the page would lose it. */
  readonly isPictureOpen: boolean;
}

/** Profile form. Success is shown for 2000 ms, then the dashboard (specification §4). */
export function EditProfileForm({ document: { uid, name, email }, isPictureOpen }: EditProfileFormProps) {
  const update = useUpdateUserDocument(uid);
  const form = useForm({
    resolver: checkForm(ProfileForm, profileFieldTexts),
    values: { name, email },
    resetOptions: whenStored,
  });
  const { errors, isDirty } = form.formState;
  const emailToConfirm = update.data?.emailToConfirm;
  useGoToDashboard(update.isSuccess && !isPictureOpen, uid, emailToConfirm);

  return (
    <Card>
      {/* An open photo has its own guard, which covers both. */}
      <LeaveGuard active={isDirty && !update.isSuccess && !isPictureOpen} />
      <form
        noValidate
        // Edits after saving, before the dashboard opens, are not saved yet.
        onChange={() => update.isSuccess && update.reset()}
        onSubmit={form.handleSubmit((values) => update.mutate(values))}
        className="flex flex-col gap-5"
      >
        <TextField
          label={editProfileMessages.name}
          autoComplete="name"
          required
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={editProfileMessages.email}
          type="email"
          autoComplete="email"
          required
          hint={editProfileMessages.emailHint}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <FormLines>
          <ErrorLine>{update.isError && saveFailure(update.error)}</ErrorLine>
          <StatusLine>{update.isSuccess && editProfileMessages.saved}</StatusLine>
          {emailToConfirm && <p className="text-sm">{editProfileMessages.emailToConfirm(emailToConfirm)}</p>}
        </FormLines>
        <Button type="submit" busy={update.isPending || update.isSuccess}>
          {editProfileMessages.save}
        </Button>
      </form>
    </Card>
  );
}

/** Error text; only a rate limit has a more specific one than to retry. */
function saveFailure(error: Error): string {
  const isTooOften =
    error instanceof ApiError &&
    failedWith<(typeof profileRoutes)['PUT /api/users/{uid}']>(error, 'email-changed-too-often');
  return isTooOften ? refusalText(error) : editProfileMessages.saveFailed;
}

function useGoToDashboard(isDone: boolean, uid: string, email: string | null | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(
      () => void navigate({ to: '/dashboard', state: email ? { emailToConfirm: { uid, email } } : {} }),
      redirectDelayMs,
    );
    return () => clearTimeout(timer);
  }, [isDone, uid, email, navigate]);
}
