import type { Language } from '../../../engines/run.ts';

interface ProgramIn {
  /** Display name. */
  readonly name: string;
  /** Name of its single file. */
  readonly file: string;
  /** Language of the engine that runs it; null if there is none. */
  readonly runsAs: Language | null;
}

const known: Readonly<Record<string, ProgramIn>> = {
  python: { name: 'Python', file: 'main.py', runsAs: 'python' },
  javascript: { name: 'JavaScript', file: 'main.js', runsAs: 'javascript' },
  jsx: { name: 'React', file: 'App.jsx', runsAs: 'react' },
  dart: { name: 'Dart', file: 'main.dart', runsAs: null },
};

/** Describes a program in this language, as named above a code block in a lesson. */
export function programIn(language: string): ProgramIn {
  return known[language] ?? { name: language, file: `main.${language}`, runsAs: null };
}
