import { LinkButton } from '../../../../ui/link-button.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { PageItem } from '../../site-page.ts';
import { linkTo } from './page-links.tsx';

/** List of entry points, each with a button. */
export function Ways({ items }: { readonly items: readonly PageItem[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ title, text, picture, action, path, link }) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-5 py-8 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_16rem] lg:items-center"
        >
          <img
            src={picture}
            alt=""
            width="640"
            height="400"
            className="aspect-[16/10] w-full rounded-md object-cover max-sm:max-w-64"
          />
          <div>
            <h3 className="text-h3">{title}</h3>
            <RichText as="p" className="mt-2 max-w-xl text-muted" html={text} />
          </div>
          <div className="grid justify-items-start gap-3 sm:max-lg:col-start-2 lg:justify-items-stretch lg:text-center">
            <LinkButton {...linkTo(action?.path)}>{action?.text}</LinkButton>
            <span className="text-sm">
              <TextLink {...linkTo(path)} className="inline-flex min-h-6 items-center">
                {link}
              </TextLink>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
