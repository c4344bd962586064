import { failureText } from '../../../../platform/web/failure-text.ts';
import { MailAgain } from '../../../../ui/mail-again.tsx';
import { useConfirmationMail } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';

/** Shown instead of the image until the learner has confirmed their address. */
export function ConfirmToGet() {
  const mail = useConfirmationMail();
  return (
    <MailAgain
      id="confirm-to-get"
      title={texts.waitingTitle}
      again={texts.waitingAgain}
      sent={texts.waitingSent}
      mail={mail}
      failure={mail.isError && failureText(mail.error, texts.switchFailed)}
    >
      {texts.waiting}
    </MailAgain>
  );
}
