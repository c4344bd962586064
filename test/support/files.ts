import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

/** File with the header of a PDF, filled up to `bytes`. */
export function pdf(name = 'cv.pdf', bytes = 1000): File {
  return new File([Buffer.alloc(bytes, ' ').fill('%PDF-1.7\n', 0, 9)], name);
}

/** PDF that can be rendered: a page for each text, in a font that is not embedded. */
export async function printablePdf(...pages: string[]): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, size: 'A4' });
  for (const page of pages) document.addPage().fontSize(24).text(page);
  document.end();
  return buffer(document);
}

/** PDF that claims a thousand million pages, but has one, with a script that runs on opening. */
export function boastingPdf(): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 1000000 1000000]/Contents 4 0 R>>',
    '<</Length 0>>stream\n\nendstream',
  ];
  let text = '%PDF-1.7\n';
  const starts = objects.map((object, place) => {
    const start = text.length;
    text += `${place + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`,
  );
}

/** Word file in the old format, as far as its directory shows: a compound file with the stream of the text. */
export function doc(name = 'cv.doc'): File {
  return new File([compoundFileOf('Root Entry', '1Table', 'WordDocument')], name);
}

/**
 * Compound file with these entries ([MS-CFB]): header, sector table and directory, each of one sector or as many as
 * needed.
 */
export function compoundFileOf(...entryNames: string[]): Buffer<ArrayBuffer> {
  const directory = Buffer.concat(entryNames.map(compoundEntryOf));
  const sectors = Math.ceil(directory.length / 512);
  const header = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 0x4c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt32LE(1, 0x2c);
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(0xfffffffe, 0x44);
  header.writeUInt32LE(0, 0x4c);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let sector = 1; sector <= sectors; sector += 1) {
    table.writeUInt32LE(sector < sectors ? sector + 1 : 0xfffffffe, 4 * sector);
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(512 * sectors - directory.length)]);
}

function compoundEntryOf(name: string): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(2, 66);
  return entry;
}

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Zip archive with the part that identifies a Word document, and other entries by name. */
export function docx(name = 'cv.docx', others: Readonly<Record<string, string>> = {}, moreTypes = ''): File {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${documentType}"/>${moreTypes}</Types>`;
  return new File([zipOf({ '[Content_Types].xml': types, 'word/document.xml': '<document/>', ...others })], name);
}

/** Zip archive with one text. */
export function zip(name: string): File {
  return new File([zipOf({ 'hello.txt': 'hello' })], name);
}

/** Zip archive of packed entries: entries, directory and end (APPNOTE.TXT 4.3). */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [entryName, text] of Object.entries(entries)) {
    const name = Buffer.from(entryName);
    const packed = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed]);
    locals.push(local);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, place, name]));
    start += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** Valid black PNG of this size in pixels; compressed at `level`: 0 leaves a byte for each pixel. */
export function png(width = 16, height = width, name = 'photo.png', level?: number): File {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of gray.
  head.writeUInt8(8, 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return new File([Buffer.concat([signature, ...chunks])], name, { type: 'image/png' });
}

/** Chunk of a PNG, with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
