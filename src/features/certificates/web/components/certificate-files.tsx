import { certificateMessages as texts } from '../messages.ts';

type Form = readonly [form: keyof typeof texts.files, file: string];

const forms: readonly Form[] = [
  ['pdf', 'certificate.pdf'],
  ['png', 'badge.png'],
];
const technicalForms: readonly Form[] = [
  ['svg', 'badge.svg'],
  ['json', 'credential.json'],
  ['jwt', 'credential.jwt'],
];

/** Downloads of a certificate in its file formats. */
export function CertificateFiles({ certificateId }: { readonly certificateId: string }) {
  return (
    <section aria-labelledby="certificate-files" className="grid content-start gap-3 print:hidden">
      <h2 id="certificate-files" className="text-h3">
        {texts.filesTitle}
      </h2>
      <p className="text-sm text-muted">{texts.filesLead}</p>
      <Files certificateId={certificateId} forms={forms} />
      <details>
        <summary className="min-h-9 py-1 text-sm font-semibold">{texts.technical}</summary>
        <p className="pt-1 pb-3 text-sm text-muted">{texts.technicalLead}</p>
        <Files certificateId={certificateId} forms={technicalForms} />
      </details>
    </section>
  );
}

interface FilesProps {
  readonly certificateId: string;
  readonly forms: readonly Form[];
}

function Files({ certificateId, forms: listed }: FilesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {listed.map(([form, file]) => (
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
  );
}
