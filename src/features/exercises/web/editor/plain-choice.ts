const name = 'opvir.plain-code-field';

/** Whether the reader prefers the plain field to the editor; kept in this browser. */
export function prefersPlainField(): boolean {
  try {
    return localStorage.getItem(name) === 'yes';
  } catch {
    return false;
  }
}

export function choosePlainField(isPlain: boolean): void {
  try {
    localStorage.setItem(name, isPlain ? 'yes' : 'no');
  } catch {
    // It holds for this page then.
  }
}
