import { failureText } from '../../../../platform/web/failure-text.ts';
import { MailAgain } from '../../../../ui/mail-again.tsx';
import { useMailConfirmation } from '../factor-data.ts';
import { confirmAddressMessages as texts } from '../factor-messages.ts';
import { failedText } from '../messages.ts';

/** Asks the user to confirm the email address. */
export function ConfirmAddressLine({ email }: { readonly email: string }) {
  const mail = useMailConfirmation();
  return (
    <MailAgain
      id="confirm-address-title"
      title={texts.title}
      again={texts.again}
      sent={texts.sent}
      mail={mail}
      failure={mail.isError && failureText(mail.error, failedText)}
    >
      {texts.text(email)}
    </MailAgain>
  );
}
