import { useId } from 'react';
import { buttonStyle } from '../../../../ui/button-style.ts';
import type { HandInToGrade } from './data.ts';
import { handInMessages as texts } from './messages.ts';
import { WorkFiles } from './work-files.tsx';

/** Submitted work: the link or the ZIP with its files, and the learner's note. */
export function Work({ handIn: { id, link, fileName, fileBytes, note } }: { readonly handIn: HandInToGrade }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-5">
      <h2 id={titleId} className="text-h2">
        {texts.work}
      </h2>
      {link !== null && (
        <div className="grid gap-1">
          <p className="text-sm text-muted">{texts.link}</p>
          <a href={link} target="_blank" rel="noopener noreferrer" className="text-link wrap-anywhere">
            {link}
          </a>
          <p className="text-sm text-muted">{texts.linkHint}</p>
        </div>
      )}
      {note !== '' && (
        <div className="grid gap-1">
          <h3 className="text-sm font-semibold">{texts.note}</h3>
          <p dir="auto" className="rounded-md bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </div>
      )}
      {fileName !== null && (
        <>
          <div className="grid justify-items-start gap-2">
            <bdi translate="no" className="font-semibold wrap-anywhere">
              {fileName}
            </bdi>
            <a href={`/api/hand-ins/${id}/file`} download className={buttonStyle({ variant: 'secondary' })}>
              {texts.download(fileBytes ?? 0)}
            </a>
          </div>
          <WorkFiles handInId={id} />
        </>
      )}
    </section>
  );
}
