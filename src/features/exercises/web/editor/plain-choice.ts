const name = 'opvir.plain-code-field';

/** Returns true if the user prefers the plain field to the editor; stored in this browser. */
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
    // Without storage, the choice lasts as long as this page.
  }
}
