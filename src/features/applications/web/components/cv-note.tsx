import type { Application } from '../data.ts';
import { myApplicationsMessages as texts } from '../my-applications-messages.ts';

/** Scan state of the CV if it needs a note, and the date of deletion. */
export function CvNote({ application: { cvState, deletesAt } }: { readonly application: Application }) {
  return (
    <>
      {cvState === 'checking' && <p className="text-sm text-muted">{texts.cvChecking}</p>}
      {cvState === 'infected' && <p className="text-sm font-semibold">{texts.cvInfected}</p>}
      {deletesAt !== null && (
        <p className="text-sm text-muted">
          {texts.deletesOn(new Date(deletesAt).toLocaleDateString('en', { dateStyle: 'long' }))}
        </p>
      )}
    </>
  );
}
