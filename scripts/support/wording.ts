/** Most lines of text in one docstring. */
const docstringMaxLines = 5;
const subjectMaxLetters = 72;

// A clause hides what the thing is: "What was typed" for input, "How long it waits" for a timeout, "Whether it is" for
// "True if it is".
const clause = /^\s*(?:\/\*\*|\*|\/\/) (What|Whoever|Whose|Of|Where|Who|Whether|How|When|Why|As|So|Since) /;

export interface WordingFault {
  /** From 1. */
  readonly line: number;
  readonly fault: string;
}

/** Comments of a source file that begin with a clause or conjunction, and docstrings that are too long. */
export function commentFaults(text: string): WordingFault[] {
  const lines = text.split('\n');
  const clauses = lines.flatMap((each, index) => {
    const [, word] = clause.exec(each) ?? [];
    return word ? [{ line: index + 1, fault: `begin with a noun or a verb instead of “${word}”` }] : [];
  });
  return [...clauses, ...longDocstrings(lines)].toSorted((one, other) => one.line - other.line);
}

function longDocstrings(lines: readonly string[]): WordingFault[] {
  const starts = lines.flatMap((line, index) => (/^\s*\/\*\*$/.test(line) ? [index] : []));
  return starts.flatMap((start) => {
    const end = lines.findIndex((line, index) => index > start && line.includes('*/'));
    const count = end - start - 1;
    return count > docstringMaxLines
      ? [{ line: start + 1, fault: `${count} lines of docstring, limit ${docstringMaxLines}` }]
      : [];
  });
}

/** Returns why the first line of a commit's message is refused; null if it is not. Merges keep git's own subject. */
export function subjectFault(subject: string): string | null {
  if (subject.startsWith('Merge ')) return null;
  if (subject.length > subjectMaxLetters) return `${subject.length} letters, limit ${subjectMaxLetters}`;
  return /^[a-z][\w, /-]*: \S/.test(subject) ? null : 'write “area: imperative”';
}
