/** Longest text that is searched for a number: an address with the words around it. */
const enteredMaxLength = 400;

const label = /^(?:certificate)?(?:number|no\.?|id)?[:#]?/;

/** Number or link of a certificate, as people enter it; `incomplete` for a number with missing or additional characters. */
export type Entered =
  | { readonly kind: 'number'; readonly certificateId: string }
  | { readonly kind: 'link'; readonly address: URL }
  | { readonly kind: 'incomplete' };

/**
 * Reads a certificate's number or address from a short text: with spaces, line breaks, capitals, a label before it, or
 * the letters O, I and L for digits. Returns undefined for other texts.
 */
export function readEntered(text: string): Entered | undefined {
  if (text.length > enteredMaxLength || /^[{[<"]/.test(text)) return undefined;
  const unbroken = text.replaceAll(/\s+/g, '');
  const [path, number = ''] = /\/certificates\/([\w-]+)/i.exec(unbroken) ?? [];
  if (path !== undefined) return linkIn(unbroken) ?? numberOf(number);
  const entered = withoutHyphens(unbroken).toLowerCase().replace(label, '');
  return /^(?=.*\d)[\da-z]{4,64}$/.test(entered) ? numberOf(entered) : undefined;
}

/** Address in a text, without the punctuation after it; undefined if it lacks `https://`. */
function linkIn(text: string): Entered | undefined {
  const found = /https?:\/\/[^<>"]+/i.exec(text)?.[0].replace(/[.,;)]$/, '');
  return found !== undefined && URL.canParse(found) ? { kind: 'link', address: new URL(found) } : undefined;
}

function numberOf(text: string): Entered {
  const digits = withoutHyphens(text).toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  if (!/^[\da-f]{32}$/.test(digits)) return { kind: 'incomplete' };
  const groups = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ];
  return { kind: 'number', certificateId: groups.join('-') };
}

function withoutHyphens(text: string): string {
  return text.replaceAll(/[\u2010-\u2015-]/g, '');
}

/** Subject of the PDFs of certificates, from which their number is read again. */
export const pdfSubject = (certificateId: string) => `Certificate ${certificateId}`;

const subjectPattern = /Certificate ([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})/;

/** Number in the properties of a certificate's PDF; undefined if it has none, or they are compressed. */
export function numberInPdf(bytes: Buffer): string | undefined {
  return subjectPattern.exec(bytes.toString('latin1'))?.[1];
}
