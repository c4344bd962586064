const neverSeen = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'datalist']);
/** Inline elements; all others separate words. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output ' +
    'q s samp small span strong sub sup time u var wbr'
  ).split(' '),
);
const textNode = 3;
const elementNode = 1;

/** Visible text of an element, with one space between words, without that of the elements that `leftOut` selects. */
export function visibleText(element: Element, leftOut: string | null = null): string {
  return tidy(textOf(element, leftOut));
}

/** Collapses whitespace to one space between words, none at the ends. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns true if the element and its ancestors are visible. Ignores style sheets. */
export function isVisible(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (isHidden(each)) return false;
    const { parentElement } = each;
    if (parentElement && isClosed(parentElement) && each.localName !== 'summary') return false;
  }
  return true;
}

function textOf(node: Node, leftOut: string | null): string {
  if (node.nodeType === textNode) return node.textContent ?? '';
  if (node.nodeType !== elementNode) return '';
  const element = node as HTMLElement;
  if (isHidden(element) || (leftOut !== null && element.matches(leftOut))) return '';
  const shown = [...element.childNodes].filter((child) => !isClosed(element) || isSummary(child));
  const inner = () => shown.map((child) => textOf(child, leftOut)).join('');
  const text = element.localName === 'input' ? buttonText(element as HTMLInputElement) : inner();
  return inline.has(element.localName) ? text : ` ${text} `;
}

function isHidden(element: Element): boolean {
  const { display, visibility } = (element as HTMLElement).style;
  if (neverSeen.has(element.localName) || element.hasAttribute('hidden')) return true;
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return true;
  return display === 'none' || visibility === 'hidden';
}

function isClosed(element: Element): boolean {
  return element.localName === 'details' && !element.hasAttribute('open');
}

function isSummary(node: Node): boolean {
  return (node as Element).localName === 'summary';
}

/** Label of an input that is a button; the value of any other input is not text of the page. */
function buttonText({ type, value }: HTMLInputElement): string {
  return ['button', 'submit', 'reset'].includes(type) ? value : '';
}
