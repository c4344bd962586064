import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ChunkLoadError } from '../../platform/web/chunk.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Page, PageTitle } from '../../ui/page.tsx';
import { loadFailedMessages } from './messages.ts';

/** In the place of a page that could not be drawn; the shell around it stays, and with it every way elsewhere. */
export function LoadFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { title, text } = error instanceof ChunkLoadError ? loadFailedMessages.part : loadFailedMessages.fault;
  return (
    <Page width="narrow">
      <PageTitle title={title} />
      <p role="alert">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle()} onClick={() => void router.invalidate()}>
          {loadFailedMessages.retry}
        </button>
        <button type="button" className={buttonStyle({ variant: 'secondary' })} onClick={() => location.reload()}>
          {loadFailedMessages.reload}
        </button>
      </div>
    </Page>
  );
}
