import { describe, expect, test } from 'vitest';
import { hasScript, isSvg } from './svg.ts';

const svg = (inside: string, root = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"${root}>${inside}</svg>`);

describe('an SVG', () => {
  test.each([
    '<svg/>',
    '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n<!-- the end -->\n',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"></s:svg>',
  ])('is one: %s', (text) => {
    expect(isSvg(Buffer.from(text))).toBe(true);
    expect(hasScript(Buffer.from(text))).toBe(false);
  });

  test.each([
    '<html><svg></svg></html>',
    '<svg><path',
    '<!DOCTYPE svg [<!ENTITY x "y">]><svg></svg>',
    '<svg>\u001b(B</svg>',
    '',
  ])('is none: %j', (text) => {
    expect(isSvg(Buffer.from(text))).toBe(false);
  });

  test.each([
    svg('<SCRIPT>alert(1)</SCRIPT>'),
    svg('', ' onload="alert(1)"'),
    svg('<a href=" JavaScript:alert(1)"/>'),
    svg('<a href="&#106;avascript:alert(1)"/>'),
    svg('<set attributeName="onclick" to="alert(1)"/>'),
    svg('<foreignObject/>'),
    svg('<image href="data:text/html,x"/>'),
  ])('has a script: %s', (svg) => {
    expect(hasScript(svg)).toBe(true);
  });

  test.each([
    svg('<text>on and on: javascript, said Ada</text>'),
    svg('<style>a{fill:url(#b)}</style><use href="#b"/>'),
  ])('has none: %s', (svg) => {
    expect(hasScript(svg)).toBe(false);
  });
});
