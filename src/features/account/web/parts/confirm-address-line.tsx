import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useMailConfirmation } from '../factor-data.ts';
import { confirmAddressMessages as texts } from '../factor-messages.ts';
import { failedText } from '../messages.ts';

/** Until the address of the sign-up is confirmed. */
export function ConfirmAddressLine({ email }: { readonly email: string }) {
  const mail = useMailConfirmation();
  return (
    <section
      aria-labelledby="confirm-address-title"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-lg border border-line p-6"
    >
      <h2 id="confirm-address-title" className="font-semibold">
        {texts.title}
      </h2>
      <p className="text-sm wrap-anywhere text-muted">{texts.text(email)}</p>
      <Button variant="secondary" size="small" busy={mail.isPending} onClick={() => mail.mutate()}>
        {texts.again}
      </Button>
      <ErrorLine>{mail.isError && failureText(mail.error, failedText)}</ErrorLine>
      <StatusLine>{mail.isSuccess && texts.sent}</StatusLine>
    </section>
  );
}
