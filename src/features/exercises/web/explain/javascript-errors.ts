import type { Explanation } from './explanation.ts';

const commonTags =
  /^(?:h\d|p|ul|ol|li|a|button|input|form|div|span|body|main|img|section|header|footer|nav|table|t[rdh]|select|option|textarea|label|article|aside|output|dialog|canvas|video)$/;
const foreignNames: Readonly<Record<string, string>> = {
  Console: 'console',
  Document: 'document',
  Window: 'window',
  math: 'Math',
  json: 'JSON',
  True: 'true',
  False: 'false',
  None: 'null',
  print: 'console.log(…)',
  len: 'items.length',
};

/** Plain words for errors of JavaScript, the more special first, as in the list of Python's. */
export const javascriptErrors: readonly Explanation[] = [
  [
    /^NothingToClick: (.+)/,
    ([, text]) => `The test clicks “${text}”, but no button or link has this text. Check spelling and capital letters.`,
  ],
  [
    /^NothingToTypeInto: (.+)/,
    ([, text]) =>
      `The test types into “${text}”, but no field has this label. Put the field inside <label>${text} …</label>, or connect them: for in the label, id in the field.`,
  ],
  [
    /^TypeError: Cannot read properties of \w+ \(reading 'Symbol\.iterator'\)/,
    () => 'An array is needed here, but the value is undefined or null. Check where the value comes from.',
  ],
  [
    /^TypeError: .*'handleEvent'/,
    () => 'With parentheses, the function is called right away. Give only its name: addEventListener("click", add).',
  ],
  [
    /^PageLeft: the form/,
    (_, code) =>
      /submit/i.test(code)
        ? undefined
        : 'A button in a form sends it. Handle that: form.addEventListener("submit", (event) => { event.preventDefault(); … }).',
  ],
  [
    /^SyntaxError: The requested module '([^']+)' does not provide an export named '([^']+)'/,
    ([, file, name]) =>
      name === 'default'
        ? `${file} has no default export. Import by name, in braces: import { price } from '${file}'.`
        : `${file} exports no ${name}. Is export in front of it there, and is it spelled the same? A default export is imported without braces.`,
  ],
  [
    /^TypeError: Cannot (?:read|set) properties of null/,
    (_, code) => {
      if (/getElementById\(["'][#.]/.test(code)) return 'getElementById takes the id alone, without #.';
      const names = [...code.matchAll(/querySelector\(["']([a-z]\w*)["']\)/g)].map(([, tag = '']) => tag);
      const name = names.find((tag) => !commonTags.test(tag));
      return (
        name &&
        `querySelector("${name}") looks for a tag <${name}>. For an id, write "#${name}"; for a class, ".${name}".`
      );
    },
  ],
  [
    /^TypeError: Cannot (?:read|set) properties of null \(\w+ '(?:textContent|innerHTML|innerText|value|classList|style|addEventListener|append|appendChild)'\)/,
    () => 'The page has no such element. Compare the id or class in your code with the HTML.',
  ],
  [
    /^TypeError: Cannot (?:read|set) properties of undefined/,
    () =>
      'this is undefined, because the method was called without its object. Pass () => counter.add(), not counter.add.',
    /\bthis\./,
  ],
  [
    /^TypeError: Cannot (?:read|set) properties of (null|undefined) \(\w+ '([^']+)'\)/,
    ([, value, name]) =>
      `Your code uses ${name} of a value that is ${value}. Check where that value comes from, for example with console.log.`,
  ],
  [
    /^TypeError: Cannot convert undefined or null to object/,
    () => 'An object is needed here, but the value is undefined or null. Check where the value comes from.',
  ],
  [
    /^TypeError: Assignment to constant variable/,
    () => 'A const cannot be given a new value. Use let for a value that changes.',
  ],
  [
    /^TypeError: [\w$.]*\b(length|size) is not a function/,
    ([, name]) => `${name} is a value, not a function. Write it without parentheses: list.${name}.`,
  ],
  [
    /^TypeError: [\w$.]*\b(?:map|forEach|filter|find|join|json) is not a function/,
    (_, code) =>
      /(?:=|return) (?:fetch|Promise\.all(?:Settled)?)\(/.test(code)
        ? 'fetch(…) and Promise.all(…) give a promise. Write await before them to get the value.'
        : undefined,
  ],
  [
    /^TypeError: [\w$.]*\b(map|forEach|filter|reduce|find|push|join|some|every|sort) is not a function/,
    ([, name]) =>
      `${name} works only on an array. For an object, use Object.keys(…) or Object.values(…); for text, split("").`,
  ],
  [
    /^TypeError: (?:([\w$.]+)|.*) is not a function/,
    ([, name = 'The value before the parentheses']) =>
      `${name} is not a function. Is the name spelled right, and does this value have that method?`,
  ],
  [
    /^TypeError: .*not iterable/,
    () =>
      'A for … of loop, spread (three dots) and [a, b] = need an array or text. For an object, use Object.values(…) or Object.entries(…).',
  ],
  [
    /^TypeError: Reduce of empty array/,
    () => 'reduce needs a first value, because the array may be empty: reduce(…, 0).',
  ],
  [/^TypeError: Class constructors? .*without 'new'/, () => 'Write new before the name of a class.'],
  [/^ReferenceError: Cannot access '(\w+)' before/, ([, name]) => `${name} is used above the line that declares it.`],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name], code) =>
      new RegExp(String.raw`^export (?:const|let|function|class) ${name}\b`, 'm').test(code)
        ? `Another file exports ${name}. Add import { ${name} } from … at the top of this one.`
        : undefined,
    /./,
  ],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name], code) =>
      [`let ${name} `, `const ${name} `, `let ${name};`].some((start) => code.includes(start))
        ? `${name} exists only in the braces { } in which it is declared. Declare it with let above them, or use it inside.`
        : undefined,
    /./,
  ],
  [
    /^ReferenceError: (Console|Document|Window|math|json|True|False|None|print|len) is not defined$/,
    ([, name = '']) => `JavaScript writes ${foreignNames[name]} instead of ${name}.`,
  ],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name]) => `The call uses ${name} of your file. Write export in front of it there, with exactly this name.`,
    null,
  ],
  [
    /^ReferenceError: Cannot find module/,
    () => 'There is no file with this name. Check the spelling and the ending, as in ./card.js.',
  ],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name]) =>
      `${name} is not defined at this point. Is it spelled the same everywhere, capital letters included, and declared with const or let? Text needs quotation marks.`,
  ],
  [/^SyntaxError: /, () => 'def is Python. JavaScript writes function add(a, b) { … }.', /^def \w/],
  [/^SyntaxError: /, () => 'else takes no condition. Write else if (…), or leave the condition out.', /\belse ?\(/],
  [/^SyntaxError: /, () => 'JavaScript writes else if (…), as two words.', /\b(?:elif|elseif|elsif)\b/],
  [
    /^SyntaxError: /,
    () => 'The condition needs parentheses: if (age >= 18) { … }.',
    /^(?:\} ?else )?(?:if|while|for|switch) [^( ]/,
  ],
  [
    /^SyntaxError: /,
    () => `The apostrophe ends the text. Put text with an apostrophe into double quotation marks: "Don't stop".`,
    /'[^'"`]*[A-Za-z]'(?:s|t|re|ve|m|ll|d)\b/,
  ],
  [
    /^SyntaxError: /,
    () => 'A name cannot have a hyphen. Write firstName instead of first-name.',
    /\b(?:const|let|var|function) \w+-\w/,
  ],
  [
    /^SyntaxError: Unexpected token '='/,
    () => 'In an object, write a colon between a name and its value: { name: "Ada" }.',
    /\{ ?\w+ ?=/,
  ],
  [/^SyntaxError: Unexpected end of input/, () => 'The code ends too early: a closing bracket or a value is missing.'],
  [
    /^SyntaxError: Unexpected token '(.+)'/,
    ([, token]) => `Something is missing or extra at ${token} or just before it: a bracket, a comma or an operator.`,
  ],
  [/^SyntaxError: Missing initializer in const/, () => 'A const needs a value right away: const name = …'],
  [
    /^SyntaxError: .*has already been declared/,
    () => 'This name is declared twice. The second time, leave out const or let.',
  ],
  [
    /^SyntaxError: Invalid or unexpected token/,
    () => 'A closing quotation mark or backtick is missing. Text on several lines needs backticks.',
  ],
  [/^SyntaxError: Illegal return statement/, () => 'return works only in a function. Is a closing } too early?'],
  [/^SyntaxError: await is only valid in async/, () => 'await works only in a function that is marked async.'],
  [
    /^SyntaxError: Unexpected token, expected a variable name/,
    () => 'A name is missing, or it is a reserved JavaScript word. Choose another name.',
  ],
  [
    /^SyntaxError: (?:.*JSON|unexpected token: ')/,
    () =>
      'The text is not valid JSON. Names and text need double quotation marks, and no comma may follow the last item.',
  ],
  [
    /^SyntaxError: /,
    () =>
      'JavaScript cannot read this line. Look for a missing bracket, comma or quotation mark, here or one line above.',
  ],
  [
    /^RangeError: Maximum call stack/,
    () =>
      'The function calls itself too often. It needs a case that returns without another call, and each call has to come closer to it.',
  ],
  [
    /^RangeError: Invalid array length/,
    () => 'An array cannot have this length. Is the number negative or a fraction?',
  ],
];
