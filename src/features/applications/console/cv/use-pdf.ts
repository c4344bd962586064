import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf } from './open-pdf.ts';

export type PdfState = { readonly status: 'loading' | 'failed' } | { readonly status: 'open'; readonly pdf: OpenPdf };

/** Fetches and opens the CV of an application. Its workers end on unmount and after a failure. */
export function usePdf(applicationId: string): readonly [PdfState, fail: () => void] {
  const [state, setState] = useState<PdfState>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function open() {
      const answer = await fetch(`/api/received-applications/${applicationId}/cv`, { signal });
      if (!answer.ok) throw new Error(`it was answered with ${answer.status}`);
      const pdf = await openPdf(await answer.arrayBuffer());
      signal.addEventListener('abort', pdf.close);
      if (signal.aborted) pdf.close();
      else setState({ status: 'open', pdf });
    }
    open().catch(() => {
      if (!signal.aborted) setState({ status: 'failed' });
    });
    return () => leaving.abort();
  }, [applicationId]);
  return [state, () => setState({ status: 'failed' })];
}
