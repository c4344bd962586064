import { type ReactNode, useState } from 'react';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { CvPage } from './cv-page.tsx';
import { cvMessages as texts } from './messages.ts';
import type { OpenPdf } from './open-pdf.ts';
import { usePdf } from './use-pdf.ts';

/** Maximum number of pages shown; no genuine CV has more. */
const pagesMax = 100;
const zooms = [1, 1.5, 2, 3] as const;

interface CvProps {
  readonly applicationId: string;
  /** File name given by the applicant. */
  readonly name: string;
}

/** CV of an application, rendered page by page. */
export function Part({ applicationId, name }: CvProps) {
  const [state, fail] = usePdf(applicationId);
  return (
    <section aria-label={texts.region(name)} className="mt-3 grid gap-3">
      {/* Mounted from the start, so that it is announced. */}
      <ErrorLine>{state.status === 'failed' && texts.failed}</ErrorLine>
      {state.status === 'loading' && <SkeletonLines lines={8} label={texts.loading} />}
      {state.status === 'open' && <Pages pdf={state.pdf} onFailed={fail} />}
    </section>
  );
}

function Pages({ pdf, onFailed }: { readonly pdf: OpenPdf; readonly onFailed: () => void }) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const last = Math.min(pdf.pages, pagesMax);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Step isPossible={page > 1} onPress={() => setPage(page - 1)}>
          {texts.before}
        </Step>
        <Step isPossible={page < last} onPress={() => setPage(page + 1)}>
          {texts.next}
        </Step>
        <p role="status" className="text-sm text-muted">
          {texts.page(page, pdf.pages)}
        </p>
        <div className="flex gap-2 sm:ml-auto">
          <Step isPossible={zoom > 0} onPress={() => setZoom(zoom - 1)}>
            {texts.smaller}
          </Step>
          <Step isPossible={zoom < zooms.length - 1} onPress={() => setZoom(zoom + 1)}>
            {texts.larger}
          </Step>
        </div>
      </div>
      {pdf.pages > pagesMax && <p className="text-sm text-muted">{texts.tooMany(pagesMax)}</p>}
      <CvPage key={`${page} ${zoom}`} pdf={pdf} page={page} zoom={zooms[zoom] ?? 1} onFailed={onFailed} />
    </>
  );
}

interface StepProps {
  readonly isPossible: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Uses `aria-disabled`, so that the button keeps the focus on the first or last page. */
function Step({ isPossible, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onPress();
      }}
      className={buttonStyle({ variant: 'secondary', size: 'small' })}
    >
      {children}
    </button>
  );
}
