/** The drawing itself begins within this. */
const headLength = 4096;
const above = /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg[^>[]*>)*<(?:[\w.-]+:)?svg[\s/>]/i;
/** All of it has arrived: its end, with nothing but comments behind it. */
const end = /(?:<\/(?:[\w.-]+:)?svg\s*|\/)>(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/i;
const endLength = 4096;
/** They could switch a reader to letters that this one does not see. */
const control = /[^\P{Cc}\t\n\r]/u;
const programs = [
  // With or without a prefix: `<svg:script>`. HTML inside a drawing may hold anything.
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)[\s/>]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /attributeName\s*=\s*["']\s*on/i,
  // Browsers skip blanks and line ends in the name of a scheme.
  /(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i,
  /data\s*:\s*(?:text\/html|text\/xml|application\/x?html|image\/svg)/i,
];

/** A text whose first element is an SVG's; a declaration, comments and a type may stand above it, entities may not. */
export function isDrawing(file: Buffer): boolean {
  const text = file.toString('utf8');
  const isText = !text.includes('\uFFFD') && !control.test(text);
  return isText && above.test(text.slice(0, headLength)) && end.test(text.slice(-endLength));
}

/** Whether a drawing has a program in it, or a way to one, however it is written. */
export function hasProgram(drawing: Buffer): boolean {
  const text = drawing.toString('utf8');
  const plain = text.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (_, digits: string) => {
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
  const named = plain.replaceAll(/&(?:colon|Tab|NewLine);/g, (name) => (name === '&colon;' ? ':' : ' '));
  return [text, named].some((each) => programs.some((program) => program.test(each)));
}
