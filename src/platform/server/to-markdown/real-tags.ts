const voids = 'area base br col embed hr img input link meta source track wbr';
/** Elements whose end tag is optional: the next element ends them. */
const open = 'p li dt dd tr td th thead tbody tfoot option colgroup caption';
const others =
  'a abbr acronym address article aside audio b bdi bdo big blockquote button canvas center cite code data del details dfn div dl em ' +
  'fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header i iframe ins kbd label legend main map mark math nav nobr noscript ' +
  'object ol optgroup output picture pre q rp rt ruby s samp script section select small span strike strong style sub summary sup svg ' +
  'table template textarea time title tt u ul var video';
const [voidNames, openNames, names] = [voids, open, `${voids} ${open} ${others}`].map(
  (each) => new Set(each.split(' ')),
) as [Set<string>, Set<string>, Set<string>];
const bareAttributes = new Set(
  'allowfullscreen autoplay checked contenteditable controls default defer disabled download hidden ismap loop multiple muted nowrap open readonly required reversed selected'.split(
    ' ',
  ),
);

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly isEnd: boolean;
}

export interface RealTags {
  /** HTML with `&lt;` for each `<` that begins no tag, such as in `a<b and c>d` or `List<String>`. */
  readonly html: string;
  /** Maximum depth of nested tags. */
  readonly depth: number;
}

/** Separates tags from text that looks like tags. An inline tag that is never closed counts as text about that tag. */
export function realTags(text: string, hasComments: boolean): RealTags {
  const { tags, kept } = tagsIn(text, hasComments);
  const opened: Tag[] = [];
  let depth = 0;
  for (const tag of tags) {
    if (voidNames.has(tag.name)) kept.add(tag.start);
    else if (!tag.isEnd) {
      opened.push(tag);
      if (openNames.has(tag.name)) kept.add(tag.start);
    } else {
      const at = opened.findLastIndex(({ name }) => name === tag.name);
      if (at < 0) continue;
      kept.add(tag.start).add(opened[at]!.start);
      opened.length = at;
    }
    depth = Math.max(depth, opened.length);
  }
  const parts = text.split('<');
  let start = -1;
  const html = parts.map((part, place) => {
    if (place === 0) {
      start = part.length;
      return part;
    }
    const sign = kept.has(start) ? '<' : '&lt;';
    start += part.length + 1;
    return sign + part;
  });
  return { html: html.join(''), depth };
}

function tagsIn(text: string, hasComments: boolean): { tags: Tag[]; kept: Set<number> } {
  const tags: Tag[] = [];
  const kept = new Set<number>();
  for (let at = text.indexOf('<'); at >= 0;) {
    const commentEnd = hasComments && text.startsWith('<!--', at) ? text.indexOf('-->', at + 4) : -1;
    const tag = commentEnd < 0 ? tagAt(text, at) : undefined;
    if (commentEnd >= 0) kept.add(at);
    if (tag) tags.push(tag);
    at = text.indexOf('<', commentEnd >= 0 ? commentEnd + 3 : (tag?.end ?? at + 1));
  }
  return { tags, kept };
}

function tagAt(text: string, start: number): Tag | undefined {
  const read = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
  };
  const head = read(/<\/?[a-z][a-z0-9]*(?::[a-z0-9]+)?/iy, start);
  const isEnd = head.startsWith('</');
  const name = head.slice(isEnd ? 2 : 1).toLowerCase();
  if (head === '' || (!names.has(name) && !name.includes(':'))) return undefined;
  let at = start + head.length;
  for (;;) {
    const space = read(/\s+/y, at);
    at += space.length;
    if (text[at] === '>') return { start, end: at + 1, name, isEnd };
    if (text.startsWith('/>', at)) return { start, end: at + 2, name, isEnd };
    const attribute = read(/[a-z_:@][-\w:.@]*/iy, at);
    if (space === '' || attribute === '' || isEnd) return undefined;
    at += attribute.length;
    const value = read(/=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/y, at);
    if (value === '' && !bareAttributes.has(attribute.toLowerCase())) return undefined;
    at += value.length;
  }
}
