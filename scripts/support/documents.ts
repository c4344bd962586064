import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of a file or its end; other words with a dot are not files. */
const filePath = /^[\w@-]+(\/[\w.*{},-]+)*\.(ts|tsx|mjs|css|md|jsonc|yaml|csv)$/;
const folderPath = /^(src|test|scripts|docs|migrations|content)\/[\w./-]*$/;

/**
 * Files, folders, headings and npm scripts that a Markdown text names but that do not exist. `folder` is the text's own.
 * A file may be named by the end of its path, such as `server/handlers.ts`.
 */
export function documentFaults(text: string, folder: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return [...pathFaults(prose), ...linkFaults(prose, text, folder), ...scriptFaults(text)];
}

function pathFaults(prose: string): string[] {
  return [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => filePath.test(name) || folderPath.test(name))
    .filter((name) => globSync([name, `{src,test,scripts,content,migrations}/**/${name}`]).length === 0)
    .map((name) => `no such file: ${name}`);
}

function linkFaults(prose: string, text: string, folder: string): string[] {
  return [...prose.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]+)\)/g)].flatMap(
    ([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? undefined : join(folder, path);
      if (file !== undefined && !existsSync(file)) return [`no such link: ${link}`];
      const target = file === undefined ? text : file.endsWith('.md') ? readFileSync(file, 'utf8') : '';
      return anchor === undefined || headingsOf(target).includes(anchor) ? [] : [`no such heading: ${link}`];
    },
  );
}

/** Anchors of the headings, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function scriptFaults(text: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return [...text.matchAll(/npm run (\w[\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name))
    .map((name) => `no such npm script: ${name}`);
}

/** Faults of a document, by its path. */
export function faultsOf(path: string): string[] {
  return documentFaults(readFileSync(path, 'utf8'), dirname(path));
}
