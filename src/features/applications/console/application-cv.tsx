import { useState } from 'react';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { cvMessages } from './cv/messages.ts';
import type { ApplicationInFull } from './data.ts';
import { applicationMessages as texts } from './messages.ts';

const bytesPerKilobyte = 1000;

/** Loaded on demand, because the PDF renderer is large. */
const ShownCv = lazyPart(
  () => import('./cv/cv-part.tsx'),
  { failed: cvMessages.partFailed, retry: listMessages.retry },
  <SkeletonLines lines={8} />,
);

/** CV to view and download, unless it is being checked or has a virus. */
export function ApplicationCv({ application }: { readonly application: ApplicationInFull }) {
  const { id, cvName, cvBytes, cvState } = application;
  const [isShown, setShown] = useState(false);
  if (cvState === 'checking') return texts.cvChecking;
  if (cvState === 'infected') return texts.cvInfected;
  return (
    <>
      <a href={`/api/received-applications/${id}/cv`} download className="text-link">
        {texts.cv(cvName, Math.ceil(cvBytes / bytesPerKilobyte))}
      </a>
      <span className="block text-xs text-muted">{cvState === 'clean' ? texts.cvClean : texts.cvHint}</span>
      {/\.pdf$/i.test(cvName) && (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
            className="mt-2"
          >
            {isShown ? cvMessages.hide : cvMessages.show}
          </Button>
          {isShown && <ShownCv applicationId={id} name={cvName} />}
        </>
      )}
    </>
  );
}
