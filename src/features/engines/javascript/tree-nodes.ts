/** Node of acorn's tree. Its many types share no more than this. */
export interface TreeNode {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

/** All nodes below one, without recursion: a tree may be deep. */
export function* nodesOf(root: TreeNode): Generator<TreeNode> {
  const left = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    yield node;
    if (node.type === 'ImportDeclaration') continue;
    for (const [key, value] of Object.entries(node)) {
      if (isLabel(node, key)) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) left.push(child);
    }
  }
}

/** Names of members, keys and attributes are no variables, and a closing tag repeats its opening one. */
function isLabel(node: TreeNode, key: string): boolean {
  if (node.type === 'JSXAttribute') return key === 'name';
  if (node.type === 'JSXElement') return key === 'closingElement';
  return node['computed'] === false && (key === 'property' || key === 'key');
}

export function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
