import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { commentFaults, subjectFault } from './support/wording.ts';

// Checks the comments of the source and the subjects of commits against CONTRIBUTING.md.

/** Time since which the rule for subjects holds; the history before it stays as it is. */
const since = '2026-11-29T10:00Z';

const files = globSync('{src,scripts,test,migrations}/**/*.{ts,tsx,mjs}');
if (files.length === 0) throw new Error('No source file was read.');
const subjects = newSubjects();
const faults = [
  ...files.flatMap((file) =>
    commentFaults(readFileSync(file, 'utf8')).map(({ line, fault }) => `${file}:${line}: ${fault}`),
  ),
  ...subjects.flatMap((subject) => {
    const fault = subjectFault(subject);
    return fault === null ? [] : [`commit “${subject}”: ${fault}`];
  }),
];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files and ${subjects.length} commits read, ${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Subjects of the commits since the rule; none in a tree without history, such as a release. */
function newSubjects(): string[] {
  if (!existsSync('.git')) return [];
  const log = execFileSync('git', ['log', `--since=${since}`, '--format=%s'], { encoding: 'utf8' });
  return log.split('\n').filter((subject) => subject !== '');
}
