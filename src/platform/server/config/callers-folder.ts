/** Where the operator typed the command: npm goes to the project's folder first and says where it was. */
export function callersFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
