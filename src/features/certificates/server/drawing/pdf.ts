import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';
import { pdfSubject } from '../entered-number.ts';
import type { SignedCertificate } from '../signed.ts';
import { type Drawing, type Line, type Shape, drawable } from './drawing.ts';
import { type FontName, bytesOf, runWidth, runsOf } from './fonts.ts';
import { toPathData } from './outline.ts';

type Page = InstanceType<typeof PDFDocument>;

/** A4 landscape, in points. */
const pageWidth = 841.89;
const pageHeight = 595.28;

/** Renders a tagged PDF: text stays text in reading order, and pure decoration is marked as such. */
export async function toPdf(drawing: Drawing, { id, issuerName, completedAt }: SignedCertificate): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  // Typed as an object, because the types do not know PDF/UA yet.
  const options: object = {
    size: [pageWidth, pageHeight],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: drawing.title,
      Author: issuerName,
      Subject: pdfSubject(id),
      CreationDate: new Date(completedAt),
    },
  };
  const page = new Document(options);
  const bytes = buffer(page);
  page.scale(pageWidth / drawing.width, pageHeight / drawing.height);
  page.markContent('Artifact', { type: 'Layout' });
  for (const shape of drawing.shapes) fillShape(page, shape);
  page.endMarkedContent();
  const document = page.struct('Document');
  page.addStructure(document);
  for (const line of drawing.lines) {
    document.add(page.struct(line.isHeading ? 'H1' : 'P', {}, () => writeLine(page, line)));
  }
  document.end();
  page.end();
  return bytes;
}

function fillShape(page: Page, { outline, fill }: Shape): void {
  page.path(toPathData(outline)).fill(fill);
}

function writeLine(page: Page, line: Line): void {
  let { x } = line;
  for (const run of runsOf(drawable(line), line.face) ?? []) {
    chooseFont(page, run.font);
    page.fontSize(line.size).fillColor(line.fill);
    page.text(run.text, x, line.y, { lineBreak: false, baseline: 'alphabetic' });
    x += runWidth(run, line.size);
  }
}

/** Selects a font; the PDF embeds only the letters that are used. */
function chooseFont(page: Page, name: FontName): void {
  page.registerFont(name, bytesOf(name));
  page.font(name);
}
