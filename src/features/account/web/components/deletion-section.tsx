import { useForm } from 'react-hook-form';
import { checkForm } from '../../../../platform/web/check-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FormLines } from '../../../../ui/status-region.tsx';
import { PasswordField } from '../../../identity/web/public.ts';
import { DeletionForm } from '../../contract.ts';
import { useRequestDeletion } from '../data.ts';
import { accountFieldTexts, deletionMessages } from '../messages.ts';
import { useWrongPassword } from '../use-wrong-password.ts';

const checkDeletion = checkForm(DeletionForm, {
  password: accountFieldTexts.password,
});

interface DeletionSectionProps {
  readonly email: string;
  /** Called after the session has ended; `dueAt` is in milliseconds since 1970. */
  readonly onAsked: (dueAt: number) => void;
}

/**
 * Deletes the account: what is deleted, what stays, and the password. Needs no further confirmation, because a login
 * cancels it.
 */
export function DeletionSection({ email, onAsked }: DeletionSectionProps) {
  const deletion = useRequestDeletion();
  const form = useForm({ resolver: checkDeletion, defaultValues: { password: '', keepsReviews: false } });
  const { wrong, line } = useWrongPassword(deletion.error, () => form.setFocus('password', { shouldSelect: true }));
  return (
    <section aria-labelledby="deletion-title" className="grid gap-5">
      <h2 id="deletion-title" className="text-h3">
        {deletionMessages.title}
      </h2>
      <p className="text-muted">{deletionMessages.lead}</p>
      <Facts title={deletionMessages.goesTitle} facts={deletionMessages.goes} />
      <Facts title={deletionMessages.staysTitle} facts={deletionMessages.stays} />
      <Card>
        <form
          method="post"
          noValidate
          onSubmit={form.handleSubmit((values) =>
            deletion.mutate(values, { onSuccess: ({ dueAt }) => onAsked(dueAt) }),
          )}
          className="flex flex-col gap-5"
        >
          <label className="inline-flex min-h-11 items-center gap-3">
            <input type="checkbox" className="size-4.5 shrink-0 accent-primary" {...form.register('keepsReviews')} />
            {deletionMessages.keepReviews}
          </label>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={deletionMessages.password}
            hint={deletionMessages.hint}
            autoComplete="current-password"
            required
            error={form.formState.errors.password?.message ?? wrong}
            {...form.register('password')}
          />
          <FormLines>
            <ErrorLine>{line}</ErrorLine>
          </FormLines>
          <Button type="submit" variant="danger" busy={deletion.isPending}>
            {deletionMessages.submit}
          </Button>
        </form>
      </Card>
    </section>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
