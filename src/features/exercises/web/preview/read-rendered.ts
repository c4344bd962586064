import type { RenderedNode } from '../../../engines/run.ts';

export type RenderedElement = Exclude<RenderedNode, string>;

const depthMax = 60;
const nodesMax = 3000;

/** Validates the page that the engine returned; null if it is malformed, since the learner's code controls it. */
export function readRendered(value: unknown): RenderedElement | null {
  let nodes = 0;

  function read(node: unknown, depth: number): RenderedNode[] {
    nodes += 1;
    if (nodes > nodesMax || depth > depthMax) return [];
    if (typeof node === 'string') return [node];
    if (!isObject(node) || typeof node['tag'] !== 'string' || typeof node['at'] !== 'number') return [];
    const { at, tag, attributes, value, isChecked, children } = node;
    const texts = isObject(attributes) ? Object.entries(attributes) : [];
    return [
      {
        at,
        tag,
        attributes: Object.fromEntries(
          texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
        ),
        ...(typeof value === 'string' && { value }),
        ...(typeof isChecked === 'boolean' && { isChecked }),
        children: Array.isArray(children) ? children.flatMap((child) => read(child, depth + 1)) : [],
      },
    ];
  }
  const [root] = read(value, 0);
  return root === undefined || typeof root === 'string' ? null : root;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
