import type { Explanation } from './explanation.ts';

/** Plain words for errors of React and JSX; those of JavaScript follow in their own list. */
export const reactErrors: readonly Explanation[] = [
  [
    /^TypeError: (\S+) has no default export to draw/,
    ([, file]) => `Write export default before the component in ${file}: export default function App() { … }`,
  ],
  [
    /^SyntaxError: Adjacent JSX elements/,
    () => 'JSX has one outermost element. Put these into one: <>…</> or <div>…</div>.',
  ],
  [
    /^SyntaxError: (?:Expected corresponding JSX closing tag|Unterminated JSX|Unexpected token `[}>]`)/,
    () => 'A tag is not closed, here or further up. <p> needs </p>, and a tag without content ends with />: <input />.',
  ],
  [
    /^SyntaxError: Unexpected token '(?:if|for|while|switch|return|const|let)'/,
    () => 'Braces in JSX take a value, not a statement. Use condition ? a : b, or map(…) for a list.',
  ],
  [/^SyntaxError: Unexpected token '!'/, () => 'In JSX, a comment is {/* … */}. <!-- … --> is only for HTML.'],
  [
    /^SyntaxError: Unterminated regular expression/,
    () => 'A closing } is missing before a closing tag on this line: {name}</p>.',
  ],
  [
    /^TypeError: (set[A-Z]\w*) is not a function/,
    ([, name]) =>
      `useState gives an array, so use square brackets: const [n, ${name}] = useState(0). If ${name} is a prop, pass it where the component is used.`,
  ],
  [
    /^TypeError: (on[A-Z]\w*) is not a function/,
    ([, name]) => `The prop ${name} was not passed. Where the component is used, write ${name}={…} with the same name.`,
  ],
  [
    /^Error: .*_reactName/,
    () => 'The state holds the event instead of the text. Write onChange={(event) => setName(event.target.value)}.',
  ],
  [
    /^SyntaxError: JSX value should be/,
    () => 'A value in JSX needs quotation marks or braces: className="red" or count={3}.',
  ],
  [/^SyntaxError: Unterminated comment/, () => 'This comment has no end. In JSX, write {/* … */}.'],
  [
    /^SyntaxError: The requested module '([^']+)' does not provide an export named '([^']+)'/,
    ([, file, name]) =>
      `${file} exports no ${name}. Check the spelling. What is exported as default is imported without braces.`,
  ],
  [
    /^ReferenceError: (use[A-Z]\w*) is not defined/,
    ([, hook]) => `Import it at the top of the file: import { ${hook} } from 'react';`,
  ],
  [
    /^ReferenceError: ([A-Z]\w*) is not defined/,
    ([, name]) => `${name} is not known in this file. Import it, or check its spelling, capital letters included.`,
  ],
  [
    /^TypeError: Cannot read properties of null \(reading 'use\w+'\)/,
    () => 'A hook such as useState is called inside a component, at its top, and nowhere else.',
  ],
  [
    /^TypeError: Cannot read properties of undefined \(reading '(?:props|state|setState)'\)/,
    () => 'A function has no this. Use its parameter: function App({ name }) or function App(props).',
  ],
  [
    /^TypeError: document\.\w+ is not a function/,
    () => 'React draws the page. Return JSX from the component instead of changing the document.',
  ],
  [
    /^Error: The `style` prop expects/,
    () => 'style takes an object with camelCase names: style={{ backgroundColor: "red" }}.',
  ],
  [
    /^Error: .*async Client Component/,
    () => 'A component cannot be async. Load data in useEffect and put it into state.',
  ],
  [
    /^Error: .*Objects are not valid as a React child/,
    () => 'JSX can show text and numbers, not objects. Show one value of the object, or use map for a list.',
  ],
  [
    /^Error: .*Too many re-renders/,
    () =>
      'The state is set while the component renders. Set it only in a function, such as onClick={() => setN(n + 1)}.',
  ],
  [
    /^Error: .*(?:Invalid hook call|Rendered (?:more|fewer) hooks)/,
    () => 'Hooks are called at the top of a component, not in a condition or loop.',
  ],
  [
    /^Error: .*Element type is invalid/,
    () => 'A component is missing. Is it exported from its file, and does the import match?',
  ],
  [
    /^Error: .*Maximum update depth exceeded/,
    () => 'An effect sets state on every render. Give useEffect a second argument, such as [].',
  ],
];
