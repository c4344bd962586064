import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { listMessages } from '../messages.ts';
import { momentText } from '../moments.ts';
import { NoticeChoice } from '../parts/notice-choice.tsx';
import { startMessages as texts } from './messages.ts';
import { type Setup, useTestMail } from './setup-data.ts';

/** Whether mails leave, and a test of it. */
export function MailStep({ setup: { mail, mailTestedAt } }: { readonly setup: Setup }) {
  const { mutate, isPending, error, data } = useTestMail();
  return (
    <>
      <p className="text-muted">{mail === 'smtp' ? texts.mailSmtp : texts.mailFolder}</p>
      <NoticeChoice />
      {mailTestedAt !== null && <p className="text-sm text-muted">{texts.mailTested(momentText(mailTestedAt))}</p>}
      <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>
      <StatusLine>{data && texts.tested(data.email)}</StatusLine>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {texts.test}
        </Button>
      </div>
    </>
  );
}
