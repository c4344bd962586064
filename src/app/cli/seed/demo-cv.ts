import { buffer } from 'node:stream/consumers';

const facts = [
  ['Profile', 'Curious, careful and good company. Learns by building things, and writes down what did not work.'],
  ['Work', 'Two years at a shop that does not exist, on a website that nobody has seen.'],
  ['Skills', 'JavaScript, Python, plain words, asking before guessing.'],
  ['Languages', 'English, and enough of two others to order lunch.'],
] as const;

/** CV of a demo person as a PDF of one page, marked as demo data. */
export async function demoCv(name: string): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const page = new Document({ size: 'A4', margin: 72, lang: 'en', info: { Title: `CV of ${name}` } });
  const bytes = buffer(page);
  // Standard PDF fonts need no embedding but cover only Western European letters.
  page.font('Helvetica-Bold').fontSize(24).text(name.replaceAll('ı', 'i'));
  page.font('Helvetica').fontSize(11).fillColor('#555').text('Demo data: nobody has applied.').moveDown(2);
  for (const [heading, text] of facts) {
    page.font('Helvetica-Bold').fontSize(14).fillColor('#111').text(heading).moveDown(0.3);
    page.font('Helvetica').fontSize(11).fillColor('#333').text(text, { lineGap: 3 }).moveDown(1.2);
  }
  page.end();
  return bytes;
}
