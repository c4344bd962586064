import { Parser } from 'htmlparser2';

/** Text, or an element with its children. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** Parses HTML as browsers do; comments are dropped and entities decoded. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const inner = () => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] };
      inner().children.push(element);
      open.push(element);
    },
    onclosetag: () => void (open.length > 1 && open.pop()),
    ontext(text) {
      const { children } = inner();
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
  });
  parser.end(html);
  return root.children;
}

/** Text of nodes without any marks; a `<br>` becomes a line break. */
export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : textIn(node.children)))
    .join('');
}

/** Returns whether the nodes contain an element of this name at any depth. */
export function has(nodes: readonly HtmlNode[], name: string): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.name === name || has(node.children, name)));
}
