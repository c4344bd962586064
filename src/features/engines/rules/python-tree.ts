import { parser } from '@lezer/python';

/** Node of a syntax tree. CodeMirror's own nodes cost more with every level. */
export interface TreeNode {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly parent: TreeNode | null;
  readonly children: TreeNode[];
}

/** Parses Python as CodeMirror does, which skips what it cannot read. Returns null if `isOver` ended it. */
export function parsePython(source: string, isOver: () => boolean): readonly TreeNode[] | null {
  const parsing = parser.startParse(source);
  let tree = parsing.advance();
  for (; !tree; tree = parsing.advance()) if (isOver()) return null;
  const nodes: TreeNode[] = [];
  let parent: TreeNode | null = null;
  tree.iterate({
    enter({ name, from, to }) {
      const node: TreeNode = { type: name, from, to, parent, children: [] };
      parent?.children.push(node);
      nodes.push(node);
      parent = node;
    },
    leave: () => void (parent = parent?.parent ?? null),
  });
  return nodes;
}
