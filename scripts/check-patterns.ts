import { globSync, readFileSync } from 'node:fs';
import { slowPatternsIn } from './support/slow-patterns.ts';

// A pattern that takes quadratic time can block a server for minutes on a few hundred kilobytes of a stranger's text.

const files = globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));
const slow = files.flatMap((path) =>
  slowPatternsIn(path, readFileSync(path, 'utf8')).map((each) => ({ path, ...each })),
);
for (const { path, line, pattern } of slow) console.error(`${path}:${line}: ${pattern}`);
if (slow.length > 0)
  console.error('Write it so that it reads each character once, or say above it why it may stay: // linear: …');
console.log(`${files.length} files read, ${slow.length} slow patterns.`);
process.exitCode = slow.length === 0 ? 0 : 1;
