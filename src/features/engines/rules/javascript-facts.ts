import { parseModule } from '../javascript/parse.ts';
import { type TreeNode, isNode, nodesOf } from '../javascript/tree-nodes.ts';
import type { Files, Raised } from '../run.ts';
import { type Fact, type Subject, pathMaxParts } from '../rule.ts';

const loopTypes: Readonly<Record<string, string>> = {
  ForStatement: 'for',
  ForInStatement: 'for',
  ForOfStatement: 'for',
  WhileStatement: 'while',
  DoWhileStatement: 'while',
};
const mutators = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin']);

/** Facts of JavaScript files, by acorn's tree; without any, the syntax error of the first file that has one. */
export function javascriptFacts(files: Files): readonly Fact[] | Raised {
  const facts: Fact[] = [];
  for (const [file, source] of Object.entries(files)) {
    if (!/\.jsx?$/.test(file)) continue;
    const { tree, raised } = parseModule(source, file);
    if (raised) return raised;
    for (const node of nodesOf(tree as unknown as TreeNode))
      for (const [subject, name] of factsOf(node)) facts.push({ subject, name, file, line: node.loc?.start.line ?? 1 });
  }
  return facts.toSorted((one, other) => (one.file === other.file ? one.line - other.line : 0));
}

type Named = readonly [Subject, string];

function* factsOf(node: TreeNode): Generator<Named> {
  const loop = loopTypes[node.type];
  if (loop !== undefined) yield ['loop', loop];
  if (node.type === 'CallExpression' || node.type === 'NewExpression') yield ['calls', pathOf(node['callee'])];
  if (node.type === 'JSXAttribute') yield ['attribute', pathOf(node['name'])];
  if (['Identifier', 'JSXIdentifier', 'MemberExpression'].includes(node.type)) yield ['uses', pathOf(node)];
  const name = definedBy(node);
  if (name !== null) yield ['defines', name];
  const changed = changedBy(node);
  if (changed !== null) yield ['changes', changed];
}

/** Dotted name of an identifier or member; what has no name is left out: `.sort` in `[b, a].sort`. */
function pathOf(given: unknown): string {
  const parts: string[] = [];
  let node = unwrapped(given);
  for (; node?.type === 'MemberExpression' && parts.length < pathMaxParts; node = unwrapped(node['object']))
    if (node['computed'] === false) parts.push(nameOf(node['property']));
  return [nameOf(node), ...parts.toReversed()].join('.');
}

/** Name of the function or class that a node defines. */
function definedBy(node: TreeNode): string | null {
  if (/^(?:Function|Class)Declaration$/.test(node.type)) return nameOf(node['id']);
  const isFunction = (value: unknown) => isNode(value) && /Function|ClassExpression/.test(value.type);
  if (node.type === 'VariableDeclarator') return isFunction(node['init']) ? nameOf(node['id']) : null;
  if (!/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) return null;
  return isFunction(node['value']) ? nameOf(node['key']) : null;
}

/** Variable whose object a node changes: by an assignment to a part, `delete`, or a method such as `push`. */
function changedBy(node: TreeNode): string | null {
  if (node.type === 'AssignmentExpression') return ownerOf(node['left']);
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node['operator'] === 'delete'))
    return ownerOf(node['argument']);
  const callee = node.type === 'CallExpression' ? unwrapped(node['callee']) : null;
  return callee?.type === 'MemberExpression' && mutators.has(nameOf(callee['property'])) ? ownerOf(callee) : null;
}

function ownerOf(member: unknown): string | null {
  let node = unwrapped(member);
  if (node?.type !== 'MemberExpression') return null;
  while (node?.type === 'MemberExpression') node = unwrapped(node['object']);
  return nameOf(node);
}

/** The node itself, or what an optional chain such as `a?.b` consists of. */
function unwrapped(node: unknown): TreeNode | null {
  let inner = isNode(node) ? node : null;
  while (inner?.type === 'ChainExpression') inner = isNode(inner['expression']) ? inner['expression'] : null;
  return inner;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  const name = node['name'] ?? node['value'];
  return node.type === 'ThisExpression' ? 'this' : typeof name === 'string' ? name : '';
}
