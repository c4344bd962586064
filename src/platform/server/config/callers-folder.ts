/** Folder in which the operator ran the command: npm changes to the project's folder first and reports it here. */
export function callersFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}
