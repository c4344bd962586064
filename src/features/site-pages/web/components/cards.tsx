import { TextLink } from '../../../../ui/text-link.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { PageItem } from '../../site-page.ts';
import { linkTo } from './page-links.tsx';

/** Links side by side, each with a picture. */
export function Cards({ items }: { readonly items: readonly PageItem[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3 lg:gap-8">
      {items.map(({ title, text, picture, path, link }) => (
        <li key={title} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
          <img
            src={picture}
            alt=""
            width="640"
            height="400"
            loading="lazy"
            className="aspect-[16/10] w-full object-cover"
          />
          <div className="flex grow flex-col items-start p-6">
            <h3 className="text-h3">{title}</h3>
            <RichText as="p" className="mt-2 mb-5 text-muted" html={text} />
            <div className="mt-auto">
              <TextLink {...linkTo(path)} className="inline-flex min-h-6 items-center">
                {link}
              </TextLink>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
