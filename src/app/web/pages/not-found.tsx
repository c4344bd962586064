import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { SiteLink } from '../../../platform/web/site-link.tsx';
import { PageTitle, Width } from '../../../ui/page.tsx';
import { notFoundMessages } from './not-found-messages.ts';

/** Page for unknown addresses; the server sends it with status 404. */
export function Page() {
  return (
    <Width className="grid gap-12 lg:grid-cols-2 lg:items-center lg:gap-20">
      <div>
        <PageTitle title={notFoundMessages.title} lead={notFoundMessages.text} />
        <h2 className="font-sans text-sm font-semibold text-muted">{notFoundMessages.linksTitle}</h2>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {notFoundMessages.links.map(({ text, path, hint }) => (
            <li key={path} className="grid items-baseline gap-x-6 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <SiteLink path={path} className="text-link font-semibold">
                {text}
              </SiteLink>
              <span className="text-sm text-muted">{hint}</span>
            </li>
          ))}
        </ul>
      </div>
      <EndOfTheLine />
    </Width>
  );
}

function EndOfTheLine() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" className="w-full max-lg:hidden">
      <path d="M0 90h140c60 0 60 95 120 95h100" className="fill-none stroke-marigold stroke-[10]" />
      <path d="M0 290h140c60 0 60-95 120-95h100" className="fill-none stroke-sky stroke-[10]" />
      <circle cx="70" cy="90" r="13" className="fill-paper stroke-ink stroke-[6]" />
      <circle cx="70" cy="290" r="13" className="fill-paper stroke-ink stroke-[6]" />
      <path d="M360 140v100" className="stroke-ink stroke-[12]" />
      <path d="M360 160h26M360 220h26" className="stroke-ink stroke-[10]" />
      <path d="M396 190h84" strokeDasharray="4 14" className="stroke-field-line stroke-[6]" strokeLinecap="round" />
    </svg>
  );
}

export function describe(): PageMeta {
  return notFoundMessages.meta;
}
