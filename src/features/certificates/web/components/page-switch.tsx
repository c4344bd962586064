import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { type Certificate, useSwitchCertificatePage } from '../data.ts';
import { certificateMessages as texts } from '../messages.ts';

/** Switch for the certificate's own learner: shows the page to others or hides it. */
export function PageSwitch({ certificate: { id, isPublic } }: { readonly certificate: Certificate }) {
  const { mutate, isPending, isError } = useSwitchCertificatePage(id);
  return (
    <section aria-labelledby="page-switch" className="grid content-start justify-items-start gap-3 print:hidden">
      <h2 id="page-switch" className="text-h3">
        {texts.pageTitle}
      </h2>
      <p role="status" className="text-sm text-muted">
        {isPublic ? texts.pageOn : texts.pageOff}
      </p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate(isPublic ? 'private' : 'public')}>
        {isPublic ? texts.switchOff : texts.switchOn}
      </Button>
      <ErrorLine>{isError && texts.switchFailed}</ErrorLine>
    </section>
  );
}
