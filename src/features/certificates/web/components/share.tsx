import { buttonStyle } from '../../../../ui/button-style.ts';
import type { Certificate } from '../data.ts';
import { linkedInAddress, pageAddress } from '../linkedin.ts';
import { shareMessages as texts } from '../messages.ts';
import { CopyLink } from './copy-link.tsx';

/** Ways for the learner to show their certificate to others. Others cannot open a hidden page, so it is not shared. */
export function Share({ certificate }: { readonly certificate: Certificate }) {
  return (
    <section aria-labelledby="share" className="grid content-start justify-items-start gap-3 print:hidden">
      <h2 id="share" className="text-h3">
        {texts.title}
      </h2>
      {certificate.isPublic ? (
        <>
          <a href={linkedInAddress(certificate)} target="_blank" rel="noopener noreferrer" className={buttonStyle()}>
            {texts.linkedIn}
          </a>
          <CopyLink address={pageAddress(certificate)} />
        </>
      ) : (
        <p className="text-sm text-muted">{texts.hidden}</p>
      )}
    </section>
  );
}
