import type { DrawnElement } from './read-drawn.ts';

// What of a learner's page is shown: elements and attributes that can do nothing but be seen and used. Everything else is left out,
// above all what would run, fetch or lead elsewhere.

// No `form`: the browser would send it of its own accord, and a field with the id of one of its methods would stand in that one's place.
const tags = new Set(
  `a abbr b blockquote br button caption cite code col colgroup dd del details dfn div dl dt em fieldset figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img input ins kbd label legend li mark meter ol optgroup option output p pre progress
  q s samp section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr u ul var`.split(
    /\s+/,
  ),
);
/** By React's names. */
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
/** The site's own page has its landmarks; one within it would mislead. The elements that are some stand as `div`. */
const landmarks = new Set('banner complementary contentinfo form main navigation region search'.split(' '));
const inputTypes = new Set(
  'button checkbox color date email month number password radio range reset search submit tel text time url week'.split(
    ' ',
  ),
);

/** Another one stands for what is not shown as itself. */
export function allowedTag({ tag }: DrawnElement): string {
  return tags.has(tag) ? tag : 'div';
}

/** Never shown at all. */
export function isUnseen({ tag }: DrawnElement): boolean {
  return ['script', 'style', 'template', 'noscript', 'link', 'meta', 'base', 'title'].includes(tag);
}

/** The attributes that are shown, as React takes them; the style is another matter. */
export function allowedAttributes({ tag, attributes }: DrawnElement): Record<string, string | boolean> {
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
  // Nothing of it is ever sent by the browser itself.
  if (tag === 'button') allowed['type'] = 'button';
  return allowed;
}

/** A learner's attribute may be called as something that every object has, such as `constructor`. */
function own(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** A style without what would be fetched. */
export function allowedStyle({ attributes }: DrawnElement): string {
  return (attributes['style'] ?? '')
    .split(';')
    .filter((part) => !/url|image-set|expression|@|\\/i.test(part))
    .join(';');
}
