/** The faces that a PDF may name without bringing them, and tables of what its characters mean; each is fetched when one asks for it. */
const files = import.meta.glob<string>(
  ['/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', '/node_modules/pdfjs-dist/cmaps/*.bcmap'],
  { query: '?url', import: 'default', eager: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** What PDF.js asks for such a file: from our own origin, by names that we know, and nothing else. */
export class OwnFontFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`there is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
