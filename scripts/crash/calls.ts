import { resolve } from 'node:path';

/** System calls that {@link actOf} reads. */
const recordedCalls =
  'openat,open,creat,lseek,write,pwrite64,writev,pwritev,ftruncate,truncate,fallocate,rename,renameat,renameat2,' +
  'link,linkat,unlink,unlinkat,mkdir,mkdirat,rmdir,fsync,fdatasync';

/**
 * Command line that runs a command under strace. The command keeps its process id, and `file` is complete when its
 * output has ended.
 */
export function recorded(command: readonly string[], file: string): string[] {
  const whole = ['-f', '-yy', '-xx', '-s', String(1 << 26), '--seccomp-bpf', '-qq', '--signal=none'];
  return ['strace', '-D', ...whole, '-e', `trace=${recordedCalls}`, '-o', file, ...command];
}

/** Effect of a recorded process on a file or folder, or an answer to a visitor. */
export type Act =
  | { does: 'open'; path: string; creates: boolean; empties: boolean; appends: boolean }
  | { does: 'seek'; path: string; position: number }
  /** `offset` null: where the last write through this name ended. */
  | { does: 'write'; path: string; offset: number | null; data: Buffer }
  | { does: 'resize'; path: string; size: number }
  | { does: 'reserve'; path: string; size: number }
  | { does: 'sync'; path: string }
  | { does: 'make-folder'; path: string }
  | { does: 'move' | 'link'; from: string; to: string }
  | { does: 'remove'; path: string }
  /** Head of an HTTP response; `port` is the visitor's end of the connection. */
  | { does: 'answer'; port: number };

/** Answer sent by a call, as far as it was recorded; null for other calls. */
export function answerOf(call: string): Act | null {
  const port = /^writev?\(\d+<TCP:\[[^\]]*:(\d+)\]>, (?:\[\{iov_base=)?"\\x48\\x54\\x54\\x50\\x2f\\x31/.exec(call)?.[1];
  return port === undefined ? null : { does: 'answer', port: Number(port) };
}

/** Effect of a call that has ended; null if it failed or changed nothing. Relative paths are in `workingFolder`. */
export function actOf(call: string, workingFolder: string): Act | null {
  const [, name = '', args = '', result = '', made] = /^(\w+)\((.*)\)\s+= (-?\d+)(?:<([^>]*)>)?/.exec(call) ?? [];
  if (name === '' || result.startsWith('-')) return null;
  const texts = [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"(\.\.\.)?/g)].map(([, hex = '', cut]) => {
    if (cut !== undefined) throw new Error(`the recorder cut a text off: ${call.slice(0, 200)}`);
    return Buffer.from(hex.replaceAll('\\x', ''), 'hex');
  });
  const [from = '', to = ''] = texts.map((text) => resolve(workingFolder, text.toString()));
  const path = openFileOf(args);
  const last = Number(/(\d+)$/.exec(args)?.[1]);
  if (/^(openat|open|creat)$/.test(name)) return made === undefined ? null : openOf(nameOf(made), args);
  if (name.startsWith('rename')) return { does: 'move', from, to };
  if (name.startsWith('link')) return { does: 'link', from, to };
  if (/^(unlink|rmdir)/.test(name)) return { does: 'remove', path: from };
  if (name.startsWith('mkdir')) return { does: 'make-folder', path: from };
  if (name === 'truncate') return { does: 'resize', path: from, size: last };
  if (path === undefined) return null;
  if (/^f(data)?sync$/.test(name)) return { does: 'sync', path };
  if (name === 'lseek') return { does: 'seek', path, position: Number(result) };
  if (name === 'ftruncate') return { does: 'resize', path, size: last };
  if (name === 'fallocate') return { does: 'reserve', path, size: last + Number(/(\d+), \d+$/.exec(args)?.[1]) };
  const data = Buffer.concat(texts).subarray(0, Number(result));
  if (/^writev?$/.test(name)) return { does: 'write', path, offset: null, data };
  return { does: 'write', path, offset: last, data };
}

/** Paths named in a call. */
export function namesIn(call: string, workingFolder: string): string[] {
  const [, name = '', args = ''] = /^(\w+)\((.*)/.exec(call) ?? [];
  const open = openFileOf(args);
  if (open !== undefined) return [open];
  if (name.includes('write')) return [];
  return [...args.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, hex = '']) => resolve(workingFolder, nameOf(hex)));
}

/** Current path of an open file; undefined if it has been removed. */
function openFileOf(args: string): string | undefined {
  const hex = /^\d+<((?:\\x[0-9a-f]{2})+)>(?!\()/.exec(args)?.[1];
  return hex === undefined ? undefined : nameOf(hex);
}

function openOf(path: string, args: string): Act | null {
  if (!/O_(WRONLY|RDWR|CREAT)/.test(args)) return null;
  const has = (flag: string) => args.includes(flag);
  return { does: 'open', path, creates: has('O_CREAT'), empties: has('O_TRUNC'), appends: has('O_APPEND') };
}

function nameOf(hex: string): string {
  return Buffer.from(hex.replaceAll('\\x', ''), 'hex').toString();
}
