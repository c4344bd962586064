import type { Language } from '../../engine/run.ts';

interface ProgramIn {
  /** For people. */
  readonly name: string;
  /** What its one file is called. */
  readonly file: string;
  /** The language of the engine that runs it; null where there is none. */
  readonly runsAs: Language | null;
}

const known: Readonly<Record<string, ProgramIn>> = {
  python: { name: 'Python', file: 'main.py', runsAs: 'python' },
  javascript: { name: 'JavaScript', file: 'main.js', runsAs: 'javascript' },
  jsx: { name: 'React', file: 'App.jsx', runsAs: 'react' },
  dart: { name: 'Dart', file: 'main.dart', runsAs: null },
};

/** What can be done with code in this language, by the name that stands above it in lessons. */
export function programIn(language: string): ProgramIn {
  return known[language] ?? { name: language, file: `main.${language}`, runsAs: null };
}
