import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { PageItem } from '../../site-page.ts';
import { sitePageMessages } from '../messages.ts';
import { linkTo } from './page-links.tsx';

/** Projects: a picture, what was made, the skill it proves, and its course. */
export function Works({ items }: { readonly items: readonly PageItem[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
      {items.map(({ title, text, note, picture, path, link }) => (
        <li key={title} className="flex flex-col">
          <img
            src={picture}
            alt=""
            width="640"
            height="400"
            loading="lazy"
            className="aspect-[16/10] w-full rounded-lg object-cover"
          />
          <h3 className="mt-5 text-h3">{title}</h3>
          <RichText as="p" className="mt-2 text-muted" html={text} />
          <p className="mt-4 border-l-4 border-primary pl-4 font-semibold">{note}</p>
          <p className="mt-auto pt-4 text-sm text-muted">
            {sitePageMessages.from} <TextLink {...linkTo(path)}>{link}</TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
