import { certificateMessages as texts } from '../messages.ts';

const forms = [
  ['pdf', 'certificate.pdf'],
  ['png', 'badge.png'],
  ['svg', 'badge.svg'],
  ['json', 'credential.json'],
  ['jwt', 'credential.jwt'],
] as const;

/** Downloads of a certificate in its file formats. */
export function CertificateFiles({ certificateId }: { readonly certificateId: string }) {
  return (
    <section aria-labelledby="certificate-files" className="grid content-start gap-3 print:hidden">
      <h2 id="certificate-files" className="text-h3">
        {texts.filesTitle}
      </h2>
      <p className="text-sm text-muted">{texts.filesLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {forms.map(([form, file]) => (
          <li key={form}>
            <a
              href={`/api/certificates/${certificateId}/${file}`}
              download
              className="flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {texts.files[form]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
