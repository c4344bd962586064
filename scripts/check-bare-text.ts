import { relative, sep } from 'node:path';
import ts from 'typescript';
import { bareTexts } from './support/bare-text.ts';

// Browsers' translation replaces text nodes. React must not need one again: CONTRIBUTING.md.

const { config } = ts.readConfigFile('tsconfig.web.json', (path) => ts.sys.readFile(path)) as { config: unknown };
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(fileNames, options);
const pathOf = (file: string) => relative('.', file).split(sep).join('/');
const isChecked = (file: string) => {
  const path = pathOf(file);
  return path.startsWith('src/') && path.endsWith('.tsx') && !path.startsWith('src/ui/gallery/');
};

const checked = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName));
if (checked.length === 0) throw new Error('No component was read: does tsconfig.web.json still name them?');
const found = bareTexts(program, isChecked);
for (const { file, line, text } of found)
  console.error(`${pathOf(file)}:${line}: wrap this text in its own element: ${text}`);
console.log(`${checked.length} files read, ${found.length} bare texts.`);
process.exitCode = found.length === 0 ? 0 : 1;
