import type { Node } from 'acorn';
import { uncaughtMethod } from '../guest/contract.ts';
import { type TreeNode, nodesOf } from './tree-nodes.ts';

const watched = `?.${uncaughtMethod}?.()`;

/**
 * Returns the source with a call behind each statement that is only a call, such as `load();`: its promise is discarded,
 * so nothing else can handle a rejection. Lines, and columns before the call, stay the same.
 */
export function watchPromises(source: string, tree: Node): string {
  const ends: number[] = [];
  for (const node of nodesOf(tree as unknown as TreeNode)) {
    const { expression } = node as { readonly expression?: TreeNode & { readonly end: number } };
    if (node.type === 'ExpressionStatement' && expression && isCall(expression)) ends.push(expression.end);
  }
  let result = '';
  let from = 0;
  for (const end of ends.toSorted((one, other) => one - other)) {
    result += source.slice(from, end) + watched;
    from = end;
  }
  return result + source.slice(from);
}

function isCall({ type, callee, expression }: TreeNode): boolean {
  if (type === 'ChainExpression') return isCall(expression as TreeNode);
  return type === 'CallExpression' && (callee as TreeNode).type !== 'Super';
}
