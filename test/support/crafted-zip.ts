import { crc32, deflateRawSync } from 'node:zlib';

/** Entry that no real program would write; omitted fields are valid. */
export interface CraftedEntry {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** Compression method: 0 stored, 8 deflated. */
  readonly method?: number;
  readonly flags?: number;
  /** Unix file mode. */
  readonly mode?: number;
  /** Declared size. */
  readonly bytes?: number;
  readonly sum?: number;
  /** Name in its local header. */
  readonly ownName?: string;
  /** Index of the entry whose data it shares. */
  readonly sharesWith?: number;
}

/** Creates a zip archive of crafted entries (APPNOTE.TXT 4.3). */
export function craftedZip(entries: readonly CraftedEntry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  const starts: number[] = [];
  let at = 0;
  for (const entry of entries) {
    const { method = 8, flags = 0, mode = 0o100644, content = '', sharesWith } = entry;
    const name = Buffer.from(entry.name);
    const ownName = Buffer.from(entry.ownName ?? entry.name);
    const packed = method === 8 ? deflateRawSync(content, { level: 9 }) : Buffer.from(content);
    const facts = (named: Buffer) => {
      const common = Buffer.alloc(26);
      common.writeUInt16LE(20, 0);
      common.writeUInt16LE(flags, 2);
      common.writeUInt16LE(method, 4);
      common.writeUInt32LE(entry.sum ?? crc32(content), 10);
      common.writeUInt32LE(packed.length, 14);
      common.writeUInt32LE(entry.bytes ?? Buffer.byteLength(content), 18);
      common.writeUInt16LE(named.length, 22);
      return common;
    };
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts(ownName), ownName, packed]);
    const start = sharesWith === undefined ? at : (starts[sharesWith] ?? 0);
    starts.push(start);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(start, 10);
    const madeByUnix = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), madeByUnix, facts(name), rest, name]));
    if (sharesWith === undefined) {
      locals.push(head);
      at += head.length;
    }
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}
