/** The `<svg` tag must start within this many bytes. */
const headLength = 4096;
const prologPattern =
  /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+svg[^>[]*>)*<(?:[\w.-]+:)?svg[\s/>]/i;
/** End of a complete file: the closing tag, followed only by comments. */
const endPattern = /(?:<\/(?:[\w.-]+:)?svg\s*|\/)>(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/i;
const endLength = 4096;
/** Control characters, which could switch the encoding. */
const controlPattern = /[^\P{Cc}\t\n\r]/u;
const scriptPatterns = [
  // With or without a prefix: `<svg:script>`. HTML in an SVG may contain anything.
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)[\s/>]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /attributeName\s*=\s*["']\s*on/i,
  // Browsers skip whitespace in the name of a scheme.
  /(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i,
  /data\s*:\s*(?:text\/html|text\/xml|application\/x?html|image\/svg)/i,
];

/**
 * Returns whether a file is a complete SVG text. A declaration, comments and a doctype may precede `<svg`; entities may
 * not.
 */
export function isSvg(file: Buffer): boolean {
  const text = file.toString('utf8');
  const isText = !text.includes('\uFFFD') && !controlPattern.test(text);
  return isText && prologPattern.test(text.slice(0, headLength)) && endPattern.test(text.slice(-endLength));
}

/** Returns whether an SVG contains a script or a way to run one, in any encoding. */
export function hasScript(svg: Buffer): boolean {
  const text = svg.toString('utf8');
  const plain = text.replaceAll(/&#(x[\da-f]+|\d+);?/gi, (_, digits: string) => {
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
  const named = plain.replaceAll(/&(?:colon|Tab|NewLine);/g, (name) => (name === '&colon;' ? ':' : ' '));
  return [text, named].some((each) => scriptPatterns.some((pattern) => pattern.test(each)));
}
