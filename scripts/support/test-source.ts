import ts from 'typescript';

/**
 * What the test at this line of a file says: its own statement, and the declarations at the top level of the file that
 * it names, directly or through one another. What it imports is not among it. Empty if no test stands there.
 */
export function sourceOfTest(source: string, line: number): string {
  const file = ts.createSourceFile('it.test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const test = testAt(file, line);
  if (test === undefined) return '';
  const said = new Set([test]);
  // A set is walked to its end also while it grows.
  for (const each of said) {
    const names = identifiersIn(each);
    for (const declaration of file.statements) {
      if (declaredNames(declaration).some((name) => names.has(name))) said.add(declaration);
    }
  }
  return [...said].map((each) => each.getText()).join('\n');
}

/** The innermost statement around the line that begins with `test`: the outer ones are groups. */
function testAt(file: ts.SourceFile, line: number): ts.Node | undefined {
  let found: ts.Node | undefined;
  function look(node: ts.Node): void {
    const [first, last] = [node.getStart(), node.getEnd()].map((at) => file.getLineAndCharacterOfPosition(at).line + 1);
    if (first === undefined || last === undefined || line < first || line > last) return;
    if (ts.isExpressionStatement(node) && /^test\b/.test(node.getText())) found = node;
    ts.forEachChild(node, look);
  }
  look(file);
  return found;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) => [...identifiersIn(name)]);
}

function identifiersIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  function look(each: ts.Node): void {
    if (ts.isIdentifier(each)) names.add(each.text);
    ts.forEachChild(each, look);
  }
  look(node);
  return names;
}
