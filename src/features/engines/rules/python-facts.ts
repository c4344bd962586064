import type { Files } from '../run.ts';
import { type TreeNode, parsePython } from './python-tree.ts';
import { type Fact, type Subject, pathMaxParts } from '../rule.ts';

const mutators = new Set(
  'append extend insert remove pop clear sort reverse update setdefault popitem add discard'.split(' '),
);

/**
 * Facts of Python files. What cannot be parsed is skipped: the other tests report syntax errors. Returns null if
 * `isOver` ended it.
 */
export function pythonFacts(files: Files, isOver: () => boolean): readonly Fact[] | null {
  const facts: Fact[] = [];
  for (const [file, source] of Object.entries(files)) {
    if (!file.endsWith('.py')) continue;
    const nodes = parsePython(source, isOver);
    if (nodes === null) return null;
    const lineAt = lineCounter(source);
    const textOf = ({ from, to }: TreeNode) => source.slice(from, to);
    for (const node of nodes)
      for (const [subject, name] of factsOf(node, textOf)) facts.push({ subject, name, file, line: lineAt(node.from) });
  }
  return facts;
}

/** Returns a function that counts the line of each offset, for offsets in ascending order. */
function lineCounter(source: string): (offset: number) => number {
  let [line, next] = [1, source.indexOf('\n')];
  return (offset) => {
    for (; next >= 0 && next < offset; next = source.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

type TextOf = (node: TreeNode) => string;
type Named = readonly [Subject, string];

function* factsOf(node: TreeNode, textOf: TextOf): Generator<Named> {
  const { type, parent, children } = node;
  if (type === 'ForStatement') yield ['loop', 'for'];
  if (type === 'WhileStatement') yield ['loop', 'while'];
  // A generator in the brackets of a call is part of its arguments.
  if (type.endsWith('ComprehensionExpression') || (type === 'ArgList' && childOf(node, 'for')))
    yield ['comprehension', ''];
  if (type === 'CallExpression') yield ['calls', pathOf(children[0], textOf)];
  if (type === 'MemberExpression' || (type === 'VariableName' && parent?.type !== 'ImportStatement'))
    yield ['uses', pathOf(node, textOf)];
  const defined = /^(?:Function|Class)Definition$/.test(type) && childOf(node, 'VariableName');
  if (defined) yield ['defines', textOf(defined)];
  for (const member of changedBy(node, textOf)) yield ['changes', ownerOf(member, textOf)];
}

/** Dotted name of a variable or attribute; what has no name is left out: `.sort` in `[b, a].sort`. */
function pathOf(given: TreeNode | undefined, textOf: TextOf): string {
  const parts: string[] = [];
  let node = unwrapped(given);
  for (; node?.type === 'MemberExpression' && parts.length < pathMaxParts; node = unwrapped(node.children[0])) {
    const property = childOf(node, 'PropertyName');
    if (property) parts.push(textOf(property));
  }
  return [node?.type === 'VariableName' ? textOf(node) : '', ...parts.toReversed()].join('.');
}

/** Members that a node changes: by an assignment, `del`, or a call of a method such as `append`. */
function changedBy({ type, children }: TreeNode, textOf: TextOf): TreeNode[] {
  if (type === 'CallExpression') {
    const callee = unwrapped(children[0]);
    const method = callee?.type === 'MemberExpression' && childOf(callee, 'PropertyName');
    return callee && method && mutators.has(textOf(method)) ? [callee] : [];
  }
  if (!['AssignStatement', 'UpdateStatement', 'DeleteStatement'].includes(type)) return [];
  const end = children.findIndex((child) => child.type.endsWith('Op'));
  return (end < 0 ? children : children.slice(0, end)).filter((child) => child.type === 'MemberExpression');
}

function ownerOf(member: TreeNode, textOf: TextOf): string {
  let node: TreeNode | undefined = member;
  while (node?.type === 'MemberExpression') node = unwrapped(node.children[0]);
  return node?.type === 'VariableName' ? textOf(node) : '';
}

/** The node itself, or what is between its parentheses. */
function unwrapped(node: TreeNode | undefined): TreeNode | undefined {
  let inner = node;
  while (inner?.type === 'ParenthesizedExpression') inner = inner.children[1];
  return inner;
}

function childOf({ children }: TreeNode, type: string): TreeNode | undefined {
  return children.find((child) => child.type === type);
}
