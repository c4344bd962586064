type Pair = [name: string, value: string];

/** Entries that a form would send: https://xhr.spec.whatwg.org/#interface-formdata, without files. */
export class FormData implements Iterable<Pair> {
  #pairs: Pair[];

  constructor(form?: HTMLFormElement, submitter?: HTMLButtonElement) {
    this.#pairs = form ? pairsOf(form) : [];
    if (submitter && submitter.name !== '') this.append(submitter.name, submitter.value);
  }

  append(name: string, value: unknown): void {
    this.#pairs.push([name, String(value)]);
  }

  delete(name: string): void {
    this.#pairs = this.#pairs.filter(([each]) => each !== name);
  }

  set(name: string, value: unknown): void {
    this.delete(name);
    this.append(name, value);
  }

  get(name: string): string | null {
    return this.getAll(name)[0] ?? null;
  }

  getAll(name: string): string[] {
    return this.#pairs.filter(([each]) => each === name).map(([, value]) => value);
  }

  has(name: string): boolean {
    return this.#pairs.some(([each]) => each === name);
  }

  forEach(act: (value: string, name: string, data: this) => void): void {
    for (const [name, value] of this.#pairs) act(value, name, this);
  }

  entries(): ArrayIterator<Pair> {
    return this.#pairs.values();
  }

  keys(): ArrayIterator<string> {
    return this.#pairs.map(([name]) => name).values();
  }

  values(): ArrayIterator<string> {
    return this.#pairs.map(([, value]) => value).values();
  }

  [Symbol.iterator](): ArrayIterator<Pair> {
    return this.entries();
  }
}

function pairsOf(form: HTMLFormElement): Pair[] {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return fields.flatMap((field): Pair[] => {
    const { name, type, value } = field;
    if (name === '' || field.closest('[disabled]') || ['button', 'submit', 'reset'].includes(type)) return [];
    if ((type === 'checkbox' || type === 'radio') && !field.checked) return [];
    if (type !== 'select-multiple') return [[name, value]];
    return [...(field as unknown as HTMLSelectElement).selectedOptions].map((option) => [name, option.value]);
  });
}
