import { type SiteAddress, SiteLink } from './site-link.tsx';

interface HintedLinksProps {
  readonly links: readonly { readonly path: SiteAddress; readonly text: string; readonly hint: string }[];
}

/** Ways on from a page, each with what one finds there. */
export function HintedLinks({ links }: HintedLinksProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {links.map(({ path, text, hint }) => (
        <li key={path} className="py-3">
          <SiteLink path={path} className="text-link font-semibold">
            {text}
          </SiteLink>
          <p className="mt-1 text-sm text-muted">{hint}</p>
        </li>
      ))}
    </ul>
  );
}
