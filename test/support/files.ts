import { crc32 } from 'node:zlib';

/** A file that begins like a PDF, filled up to `bytes`. */
export function pdf(name = 'cv.pdf', bytes = 1000): File {
  return new File([Buffer.alloc(bytes, ' ').fill('%PDF-1.7\n', 0, 9)], name);
}

/** A file that begins like Word's old format, a compound file. */
export function doc(name = 'cv.doc'): File {
  return new File([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)], name);
}

/** A zip archive with the part that makes it a Word document. */
export function docx(name = 'cv.docx'): File {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
  return new File([zipOf('[Content_Types].xml', types)], name);
}

/** A zip archive that holds one text. */
export function zip(name: string): File {
  return new File([zipOf('hello.txt', 'hello')], name);
}

/** One stored entry, its directory and the end: APPNOTE.TXT 4.3. */
function zipOf(entryName: string, text: string): Buffer<ArrayBuffer> {
  const name = Buffer.from(entryName);
  const content = Buffer.from(text);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, content]);
  const directory = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
