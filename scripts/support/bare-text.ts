import ts from 'typescript';

/** Text whose text node React still holds after a browser's translation has replaced it. `line` counts from 1. */
export interface BareText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Finds texts that share an element with conditional content, and changing texts that are not alone in their element. React updates a lone text
 * through its element, any other through its text node, which a translated page no longer has.
 */
export function bareTexts(program: ts.Program, isChecked: (file: string) => boolean): BareText[] {
  const checker = program.getTypeChecker();
  const found: BareText[] = [];
  for (const source of program.getSourceFiles()) {
    if (!isChecked(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        for (const child of bareNodes(node, checker)) {
          const { line } = source.getLineAndCharacterOfPosition(child.getStart());
          found.push({ file: source.fileName, line: line + 1, text: child.getText().trim().split(/\s+/).join(' ') });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

export function bareNodes(node: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = node.children.filter((child) => !isBlank(child));
  if (children.length < 2) return [];
  const isSteady = children.every((child) => !comesAndGoes(child, checker));
  return children.filter((child) => isText(child, checker) && !(isSteady && isConstant(child, checker)));
}

/** Returns whether a child is white space, which is never translated. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === '';
  if (!ts.isJsxExpression(child)) return false;
  return !child.expression || (ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === '');
}

function isText(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (ts.isJsxExpression(child)) return child.expression !== undefined && mayGiveText(child.expression, checker);
  return !ts.isJsxFragment(child) && isTextComponent(child, checker);
}

/** Returns whether a component returns text; a declared type of `ReactNode`, such as that of `memo`, does not count. */
function isTextComponent(child: ts.JsxElement | ts.JsxSelfClosingElement, checker: ts.TypeChecker): boolean {
  const signature = checker.getResolvedSignature(ts.isJsxElement(child) ? child.openingElement : child);
  const given = signature && checker.getReturnTypeOfSignature(signature);
  const isNode = given?.isUnion() === true && given.types.some(({ symbol }) => symbol?.name === 'Promise');
  return given !== undefined && !isNode && hasText(given);
}

/**
 * Returns whether an expression may be text. `name && <p />` is an element, though its type includes the empty text.
 */
function mayGiveText(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const inner = withoutParentheses(expression);
  if (isAnd(inner)) return mayGiveText(inner.right, checker);
  if (ts.isConditionalExpression(inner))
    return mayGiveText(inner.whenTrue, checker) || mayGiveText(inner.whenFalse, checker);
  return hasText(checker.getTypeAtLocation(inner));
}

function hasText(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(hasText);
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any)) !== 0;
}

/**
 * Returns whether an expression may be nothing, another node or several. A component always returns something, or is
 * the last child.
 */
function comesAndGoes(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  const inner = withoutParentheses(child.expression);
  if (ts.isConditionalExpression(inner) || isAnd(inner)) return true;
  const type = checker.getTypeAtLocation(inner);
  return !(type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) && !isConstant(child, checker);
}

/** Returns whether a child is constant text, such as a property of a module's constant (a message). */
function isConstant(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  if (ts.isJsxText(child)) return true;
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  let root = withoutParentheses(child.expression);
  if (ts.isStringLiteralLike(root)) return true;
  if (!hasText(checker.getTypeAtLocation(root))) return false;
  while (ts.isPropertyAccessExpression(root)) root = root.expression;
  if (!ts.isIdentifier(root)) return false;
  const declaration = checker.getSymbolAtLocation(root)?.declarations?.[0];
  if (declaration === undefined) return false;
  if (ts.isImportSpecifier(declaration)) return true;
  return ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent);
}

function isAnd(expression: ts.Expression): expression is ts.BinaryExpression {
  return ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
}

function withoutParentheses(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? withoutParentheses(expression.expression) : expression;
}
