import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { startMessages as texts } from './messages.ts';
import type { Setup } from './setup-data.ts';

/** Setup step that links to the legal pages, and shows which of them still have the default text. */
export function PagesStep({ setup: { pages } }: { readonly setup: Setup }) {
  return (
    <>
      <p className="text-muted">{texts.pages}</p>
      <ul className="grid gap-3">
        {pages.map(({ name, isAsShipped }) => (
          <li key={name} className="border-t border-line pt-3">
            <div className="flex flex-wrap items-center gap-x-4">
              <TextLink
                to="/admin/$section"
                params={{ section: 'content' }}
                search={{ open: `page:${name}` }}
                className="inline-flex min-h-11 items-center"
              >
                {texts.editPage[name]}
              </TextLink>
              <Badge>{isAsShipped ? texts.asShipped : texts.changedPage}</Badge>
            </div>
            {isAsShipped && <p className="text-sm text-muted">{texts.shippedPages[name]}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
