import { Directory, File, type Inode } from '@bjorn3/browser_wasi_shim';
import { outputMaxBytes } from '../limits.ts';
import type { Files } from '../run.ts';

/** Creates folders and files in memory; a slash in a name separates folders. */
export function folderOf(files: Files): Map<string, Inode> {
  const root = new Directory(new Map<string, Inode>());
  for (const [path, text] of Object.entries(files)) {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
    const name = parts.pop();
    if (name === undefined) continue;
    const folder = parts.reduce((parent, part) => folderIn(parent, part), root);
    folder.contents.set(name, new File(new TextEncoder().encode(text)));
  }
  return root.contents;
}

function folderIn(parent: Directory, name: string): Directory {
  const known = parent.contents.get(name);
  if (known instanceof Directory) return known;
  const directory = new Directory(new Map<string, Inode>());
  parent.contents.set(name, directory);
  return directory;
}

/** Texts of a folder's files, without Python's own; null if they exceed the output limit. */
export function textsOf(contents: Map<string, Inode>): Files | null {
  const texts: Record<string, string> = {};
  let leftBytes = outputMaxBytes;
  const decoder = new TextDecoder();
  const read = (folder: Map<string, Inode>, path: string) => {
    for (const [name, inode] of folder) {
      if (leftBytes < 0) return;
      if (inode instanceof Directory && name !== '__pycache__') read(inode.contents, `${path}${name}/`);
      if (!(inode instanceof File)) continue;
      leftBytes -= inode.data.length + path.length + name.length;
      if (leftBytes >= 0) texts[path + name] = decoder.decode(inode.data);
    }
  };
  read(contents, '');
  return leftBytes < 0 ? null : texts;
}
