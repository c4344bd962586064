import type { RenderedElement } from './read-rendered.ts';

// Elements and attributes of a learner's page that the preview shows: harmless to display and to use. Everything else
// is left out, above all what would run, fetch or navigate.

// Without `form`: the browser would submit it, and a field with the id of one of its methods would shadow that method.
const tags = new Set(
  `a abbr b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em fieldset figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img input ins kbd label legend li mark meter ol optgroup option output p pre progress
  q s samp section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var`.split(
    /\s+/,
  ),
);
/** Attributes with text values, by React's name. */
const texts: Readonly<Record<string, string>> = {
  id: 'id',
  title: 'title',
  alt: 'alt',
  lang: 'lang',
  dir: 'dir',
  placeholder: 'placeholder',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  min: 'min',
  max: 'max',
  step: 'step',
  rows: 'rows',
  label: 'label',
  datetime: 'dateTime',
  scope: 'scope',
};
const flags: Readonly<Record<string, string>> = {
  disabled: 'disabled',
  readonly: 'readOnly',
  hidden: 'hidden',
  open: 'open',
  multiple: 'multiple',
};
/**
 * Landmark roles to leave out: the site's page has its own, and nested ones would mislead. Landmark elements become
 * `div`.
 */
const landmarks = new Set('banner complementary contentinfo form main navigation region search'.split(' '));
const inputTypes = new Set(
  'button checkbox color date email month number password radio range reset search submit tel text time url week'.split(
    ' ',
  ),
);

/** Tag to render; `div` for elements that are not allowed. */
export function allowedTag({ tag }: RenderedElement): string {
  return tags.has(tag) ? tag : 'div';
}

/** Returns true for elements that are never shown. */
export function isUnseen({ tag }: RenderedElement): boolean {
  return ['script', 'style', 'template', 'noscript', 'link', 'meta', 'base', 'title'].includes(tag);
}

/** Allowed attributes as React props, without the style. */
export function allowedAttributes({ tag, attributes }: RenderedElement): Record<string, string | boolean> {
  const allowed: Record<string, string | boolean> = {};
  for (const [name, text] of Object.entries(attributes)) {
    const [asText, asFlag] = [own(texts, name), own(flags, name)];
    if (asText !== undefined) allowed[asText] = text;
    else if (asFlag !== undefined) allowed[asFlag] = true;
    else if (/^aria-[a-z]+$/.test(name)) allowed[name] = text;
    else if (name === 'role' && !landmarks.has(text)) allowed['role'] = text;
    else if (name === 'src' && tag === 'img' && text.startsWith('data:image/')) allowed['src'] = text;
  }
  if (tag === 'input') allowed['type'] = inputTypes.has(attributes['type'] ?? '') ? (attributes['type'] ?? '') : 'text';
  // The browser itself must never submit anything.
  if (tag === 'button') allowed['type'] = 'button';
  return allowed;
}

/** Looks up an own property: a learner's attribute may have an inherited name, such as `constructor`. */
function own(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** Style without declarations that would fetch something. */
export function allowedStyle({ attributes }: RenderedElement): string {
  return (attributes['style'] ?? '')
    .split(';')
    .filter((part) => !/url|image-set|expression|@|\\/i.test(part))
    .join(';');
}
