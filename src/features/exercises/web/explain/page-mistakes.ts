import { type CodeRule, anyOf, blocksOf, has, hasSteps, indentOf, loopsOf } from './code-rule.ts';

/** Mistakes of scripts that change a page, the more special first. */
export const pageMistakes: readonly CodeRule[] = [
  [
    ({ lines }) => has(lines, /addEventListener\(["']on/),
    'addEventListener takes the name of the event without on: addEventListener("click", …).',
  ],
  [
    ({ lines }) => has(lines, /\.(?:textcontent|innerhtml|innertext|classname)\b/),
    'Capital letters count: textContent, innerHTML, innerText, className. With another spelling, nothing happens.',
  ],
  [
    ({ lines }) => comparesField(lines),
    'The value of a field is text, and === never finds text equal to a number. Convert it first: Number(field.value).',
  ],
  [
    ({ lines }) => has(lines, /\.on[a-z]+ = \w+\(\);?$/),
    'With parentheses, the function is called right away. Give only its name: button.onclick = add.',
  ],
  [
    ({ lines }) => has(lines, /\.on(?:Click|Change|Input|Submit) = /),
    'The names of events have only small letters here: button.onclick = …',
  ],
  [
    ({ lines }) =>
      has(lines, /createElement\(/) &&
      !has(
        lines,
        /\b(?:append|appendChild|prepend|insertBefore|before|after|replaceWith|replaceChildren|insertAdjacentElement)\(/,
      ),
    'createElement makes an element, but does not put it on the page. Add it, as in list.append(item).',
  ],
  [
    ({ got, lines }) => /<\/?[a-z]+\d?>/.test(got) && has(lines, /\.(?:textContent|innerText) \+?= .*["'`]<[a-z]/),
    'textContent shows tags as plain text. Make the element with createElement, or use innerHTML for HTML of your own.',
  ],
  [
    ({ indented }) => overwritesInLoop(indented),
    'In a loop, = replaces what the round before it wrote. Add to it with +=, or append a new element in each round.',
  ],
  [
    (failed) => hasSteps(failed) && readsFieldEarly(failed.indented),
    'The field is read only once, at the start, while it is empty. Read its value inside the function that handles the event.',
  ],
  [
    ({ expected, got, lines }) => /\d/.test(expected) && /\d/.test(got) && joinsFields(lines),
    'The value of a field is always text, and + joins text. Convert each one first: Number(a.value) + Number(b.value).',
  ],
  [
    (failed) => hasSteps(failed) && resetsInHandler(failed.indented),
    'The function sets its variable back to the start value on every click. Declare it above the function, with let.',
  ],
];

/** True if a loop replaces the text of an element from outside in each round. */
function overwritesInLoop(indented: readonly string[]): boolean {
  const loops = [...loopsOf(indented), ...blocksOf(indented, /\.forEach\(.*=> ?\{$/)];
  return loops.some(({ head, body, level }) =>
    anyOf(
      body.filter((line) => indentOf(line) === level),
      /^ *(\w+)\.(?:innerHTML|textContent|innerText) = /g,
    ).some(
      (name) =>
        ![head, ...body].some(
          (line) => line.includes(`const ${name} `) || line.includes(`let ${name} `) || line.includes(`(${name}`),
        ),
    ),
  );
}

function readsFieldEarly(indented: readonly string[]): boolean {
  return anyOf(indented, /^(?:const|let|var) (\w+) = .*(?:\)|\w)\.value;?$/g).some(
    (name) => !indented.some((line) => line.trimStart().startsWith(`${name} = `)),
  );
}

/** True if the value of a field is compared to a number as it is. */
function comparesField(lines: readonly string[]): boolean {
  const numbers = anyOf(lines, /^(?:const|let|var) (\w+) = \d+;?$/g);
  const fields = anyOf(lines, /^(?:const|let|var) (\w+) = [^+]*\.value;?$/g);
  return lines
    .flatMap((line) => [...line.matchAll(/\b(\w+) [=!]== (\w+)/g)])
    .some(
      ([, one = '', other = '']) =>
        (fields.includes(one) || one === 'value') && (numbers.includes(other) || /^\d+$/.test(other)),
    );
}

/** True if the values of two fields are joined by a plus sign. */
function joinsFields(lines: readonly string[]): boolean {
  if (has(lines, /\.value \+ [\w.]+\.value\b/)) return true;
  const names = anyOf(lines, /^(?:const|let|var) (\w+) = [^+]*\.value;?$/g);
  return names.some((one) => names.some((other) => lines.some((line) => line.includes(`${one} + ${other}`))));
}

/** True if a function for an event begins to count anew. */
function resetsInHandler(indented: readonly string[]): boolean {
  return blocksOf(indented, /(?:=>|\)) ?\{$/).some(({ body, level }) => {
    const first = body.filter((line) => indentOf(line) === level).map((line) => line.trimStart());
    return anyOf(first, /^(?:let|var) (\w+) = 0;?$/g).some((name) =>
      first.some((line) =>
        [`${name}++`, `${name} += 1`, `${name} = ${name} + 1`].some((start) => line.startsWith(start)),
      ),
    );
  });
}
