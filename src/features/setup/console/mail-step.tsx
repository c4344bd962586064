import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { StatusLine } from '../../../ui/status-line.tsx';
import { dateTimeText, listMessages } from '../../admin/web/public.ts';
import { StaffNotificationHint } from '../../notifications/console/public.ts';
import { MailSettings } from './mail-settings.tsx';
import { startMessages as texts } from './messages.ts';
import { type Setup, useTestMail } from './setup-data.ts';

/** Setup step for mails: the settings, what is missing, and a test mail with its result. */
export function MailStep({ setup }: { readonly setup: Setup }) {
  const { mutate, isPending, error, data } = useTestMail();
  const { mail, mailTestedAt } = setup;
  return (
    <>
      <p className="text-muted">{mail === 'smtp' ? texts.mailSmtp : texts.mailFolder}</p>
      <MailSettings setup={setup} />
      <StaffNotificationHint />
      {mailTestedAt !== null && <p className="text-sm text-muted">{texts.mailTested(dateTimeText(mailTestedAt))}</p>}
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
      <ErrorLine>{data?.outcome === 'refused' && texts.mailRefused(data.email, data.words ?? '')}</ErrorLine>
      <StatusLine>{data && data.outcome !== 'refused' && texts.mailOutcomes[data.outcome](data.email)}</StatusLine>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {texts.test}
        </Button>
      </div>
    </>
  );
}
