/** Standard fonts that a PDF may use without embedding them, and character maps. Each is loaded on demand. */
const files = import.meta.glob<string>(
  ['/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', '/node_modules/pdfjs-dist/cmaps/*.bcmap'],
  { query: '?url', import: 'default', eager: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Loads these files for PDF.js: only known names, from our own origin. */
export class OwnFontFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`there is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
