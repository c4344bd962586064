export const padLanguages = ['python', 'javascript', 'react'] as const;
export type PadLanguage = (typeof padLanguages)[number];

/** Code of a playground in one language. */
export interface Pad {
  readonly text: string;
  /** Code that `text` replaced, which can be brought back. */
  readonly before?: string;
}

/** Code that a new playground starts with. */
export const padStarters: Readonly<Record<PadLanguage, string>> = {
  python: 'name = "world"\nprint(f"Hello, {name}!")\n',
  javascript: "const name = 'world';\nconsole.log(`Hello, ${name}!`);\n",
  react:
    "import { useState } from 'react';\n\nexport default function App() {\n  const [count, setCount] = useState(0);\n" +
    '  return <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>;\n}\n',
};

/** Storage key in this browser; people who share it do not see each other's code. */
export function padKey(uid: string | null, language: PadLanguage): string {
  return `opvir.playground.${uid ?? 'visitor'}.${language}`;
}

/** Stored playground; its starter if there is none. */
export function readPad(uid: string | null, language: PadLanguage): Pad {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(padKey(uid, language)) ?? 'null');
    if (isPad(stored)) return stored;
  } catch {
    // Storage is blocked, or somebody changed it.
  }
  return { text: padStarters[language] };
}

/** Stores a playground; returns false if this browser cannot. */
export function storePad(uid: string | null, language: PadLanguage, pad: Pad): boolean {
  try {
    localStorage.setItem(padKey(uid, language), JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
}

/** Puts code into a playground; what it replaces can be brought back. */
export function putIntoPad(uid: string | null, language: PadLanguage, text: string): void {
  const { text: before } = readPad(uid, language);
  if (before !== text) storePad(uid, language, { text, ...(before !== padStarters[language] && { before }) });
}

function isPad(value: unknown): value is Pad {
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string') return false;
  return !('before' in value) || typeof value.before === 'string';
}
