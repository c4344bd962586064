/** Actual content of a file that is named as a document, and advice for its owner. */
export interface OtherContent {
  readonly content: string;
  readonly advice: string;
}

const asPdf = 'Save it as PDF and attach that.';
/** Names of content, by the extension that `file-type` gives. */
const names: Readonly<Record<string, OtherContent>> = {
  pdf: { content: 'a PDF', advice: 'Rename it so that it ends in .pdf.' },
  docx: { content: 'a .docx document', advice: 'Rename it so that it ends in .docx, or save it as PDF.' },
  docm: { content: 'a Word document with macros', advice: asPdf },
  dotx: { content: 'a Word template', advice: asPdf },
  rtf: { content: 'an RTF document', advice: asPdf },
  odt: { content: 'an OpenDocument text', advice: asPdf },
  ott: { content: 'an OpenDocument template', advice: asPdf },
  cfb: { content: 'another kind of Office document', advice: asPdf },
  xlsx: { content: 'an Excel workbook', advice: asPdf },
  pptx: { content: 'a PowerPoint presentation', advice: asPdf },
  epub: { content: 'an e-book', advice: asPdf },
  ps: { content: 'a PostScript file', advice: asPdf },
  png: { content: 'a picture', advice: asPdf },
  jpg: { content: 'a picture', advice: asPdf },
  heic: { content: 'a picture', advice: asPdf },
  webp: { content: 'a picture', advice: asPdf },
};
const documents = new Set(['.pdf', '.doc', '.docx']);
const headBytes = 1024;

/** Actual content of a file; null if unknown, or if `extension` is no document's. `found` is the extension that `file-type` gives. */
export function otherContent(file: Buffer, extension: string, found: string | undefined): OtherContent | null {
  if (!documents.has(extension) || `.${found}` === extension) return null;
  const named = found === undefined ? undefined : names[found];
  if (named) return named;
  const head = file.toString('latin1', 0, headBytes).replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, '');
  if (head.startsWith('{\\rtf')) return names['rtf'] ?? null;
  if (/^<(?:!doctype html|html|head|body|div|p)\b/i.test(head) || /^<\?xml\b[^<]*<(?:!doctype html|html)\b/i.test(head))
    return { content: 'a web page (HTML)', advice: asPdf };
  if (/^(?:mime-version|from|content-type):/i.test(head)) return { content: 'a saved web page (MHTML)', advice: asPdf };
  return null;
}

/** Bytes that PDF readers allow before the header, such as an empty line or printer commands (PDF 1.7, implementation note 13). */
const pdfPrefixMaxBytes = 1024;

/** Returns whether a PDF begins after other bytes that do not begin another format. */
export function isPrefixedPdf(file: Buffer, found: string | undefined): boolean {
  const head = file.toString('latin1', 0, pdfPrefixMaxBytes + '%PDF-'.length);
  const at = head.indexOf('%PDF-');
  return at > 0 && found === undefined && !/^\s*(?:<|#!|MZ)/.test(head);
}
