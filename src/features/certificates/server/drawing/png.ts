import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { credentialKeyword, pngSignature } from '../png-chunks.ts';
import { type Drawing, drawable } from './drawing.ts';
import { outlineText } from './fonts.ts';
import { type Picture, rasterize } from './raster.ts';

const compress = promisify(deflate);

/** Renders a PNG, one pixel per unit, with the JWT in the chunk that Open Badges specifies. */
export async function toPng(drawing: Drawing, jwt: string): Promise<Buffer> {
  const letters = drawing.lines.map((line) => ({
    outline: outlineText(drawable(line), line.face, line.size, line.x, line.y),
    fill: line.fill,
  }));
  const picture = rasterize([...drawing.shapes, ...letters], drawing.width, drawing.height);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', headerOf(picture)),
    // No compression and no language, as the Open Badges specification requires.
    chunk('iTXt', Buffer.from(`${credentialKeyword}\0\0\0\0\0${jwt}`)),
    chunk('IDAT', await compress(rowsOf(picture))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG header: eight bits for each of red, green and blue. */
function headerOf({ width, height }: Picture): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
}

/** Rows of pixels, each after a byte that says that the row is not filtered. */
function rowsOf({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let row = 0; row < height; row += 1) {
    pixels.copy(rows, row * (width * 3 + 1) + 1, row * width * 3, (row + 1) * width * 3);
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
