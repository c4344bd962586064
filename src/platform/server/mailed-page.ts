import { escapeMarkup } from '../contract/escape-markup.ts';

/** Classes of the site's style sheet for buttons. */
const buttonClasses =
  'inline-flex items-center justify-center rounded-md border border-transparent bg-primary font-semibold text-on-primary min-h-11 px-5 py-2 text-sm';

interface MailedPage {
  readonly brand: string;
  /** Tags of the site's style sheet. */
  readonly style: string;
  readonly title: string;
  readonly texts: readonly string[];
  /** Label of the button that posts to the page's own address; none if there is nothing to do. */
  readonly button?: string;
}

/**
 * Page opened from a mail. It needs no script, because mail programs run none. Its form posts to its own address only
 * after confirmation, so that link scanners trigger nothing.
 */
export function mailedPageHtml({ brand, style, title, texts, button }: MailedPage): string {
  const paragraphs = texts.map((text) => `<p class="mt-3 max-w-2xl">${escapeMarkup(text)}</p>`).join('\n      ');
  const form =
    button === undefined
      ? `<p class="mt-6"><a class="text-link" href="/">${escapeMarkup(`Go to ${brand}`)}</a></p>`
      : `<form method="post" class="mt-6"><button class="${buttonClasses}">${escapeMarkup(button)}</button></form>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${escapeMarkup(`${title} · ${brand}`)}</title>
    ${style}
  </head>
  <body>
    <main class="mx-auto max-w-2xl p-6">
      <h1 class="text-h1">${escapeMarkup(title)}</h1>
      ${paragraphs}
      ${form}
    </main>
  </body>
</html>
`;
}
