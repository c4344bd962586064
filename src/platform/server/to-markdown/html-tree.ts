import { Parser } from 'htmlparser2';

/** Text, or an element with what stands in it. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** Takes HTML apart as browsers do; comments go, and entities are the signs that they stand for. */
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

/** Its text without any marks; a line break is one. */
export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.name === 'br' ? '\n' : textIn(node.children)))
    .join('');
}

/** Whether such an element stands somewhere in it. */
export function has(nodes: readonly HtmlNode[], name: string): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.name === name || has(node.children, name)));
}
