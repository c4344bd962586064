import { legalLinks } from './legal-links.ts';

const newTab = ' (opens in a new tab)';

/** Small print of a form, and links to the legal pages. They open beside the form, so that nothing typed is lost. */
export function LegalNote({ text, links = legalLinks }: { readonly text: string; readonly links?: typeof legalLinks }) {
  return (
    <div className="text-sm text-muted">
      <p>{text}</p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map((link) => (
          <li key={link.path}>
            <a
              href={link.path}
              target="_blank"
              className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              <span>{link.text}</span>
              <span className="sr-only">{newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
