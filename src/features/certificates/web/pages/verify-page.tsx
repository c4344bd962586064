import { useState } from 'react';
import { refusalText } from '../../../../platform/web/failure-text.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { verifyMessages as texts } from '../messages.ts';
import { VerificationResult } from '../components/verification-result.tsx';
import { VerifyForm } from '../components/verify-form.tsx';
import { UnreadableFile, type Verification, fileMaxBytes, verifyFile, verifyText } from '../verification.ts';

type State =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'done'; readonly result: Verification }
  | { readonly status: 'failed'; readonly message: string };

/** /verify: checks whether a certificate is genuine, from any issuer. */
export function Page() {
  const [state, setState] = useState<State>({ status: 'idle' });

  async function check(input: File | string) {
    if (state.status === 'pending') return;
    setState({ status: 'pending' });
    setState(await outcomeOf(input));
  }

  return (
    <Width>
      <PageTitle title={texts.title} lead={texts.lead} />
      <div className="grid max-w-2xl gap-10">
        <VerifyForm busy={state.status === 'pending'} onCheck={(given) => void check(given)} />
        <div aria-live="polite">
          {state.status === 'done' && <VerificationResult result={state.result} />}
          <ErrorLine>{state.status === 'failed' && state.message}</ErrorLine>
        </div>
      </div>
    </Width>
  );
}

async function outcomeOf(input: File | string): Promise<State> {
  if (input instanceof File && input.size > fileMaxBytes) return { status: 'failed', message: texts.tooLarge };
  try {
    return { status: 'done', result: await (input instanceof File ? verifyFile(input) : verifyText(input)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { status: 'failed', message: texts.unreadableFile };
    if (error instanceof ApiError) return { status: 'failed', message: refusalText(error) };
    throw error;
  }
}

export function describe(): PageMeta {
  return { title: texts.title, description: texts.description };
}
