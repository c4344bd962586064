import type { Explanation } from './explanation.ts';
import { changesState } from './react-mistakes.ts';

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
  [/^SyntaxError: /, () => 'Code between tags needs braces: {items.map((item) => …)}.', /^\w+(?:\.\w+)*\.map\(/],
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
    /^TypeError: .* is not a function/,
    (_, code) =>
      /\bconst \{ ?\w+, ?set\w+ ?\} = useState/.test(code)
        ? 'useState gives an array, so use square brackets: const [n, setN] = useState(0).'
        : undefined,
  ],
  [
    /^TypeError: .*\b(?:map|filter|slice) is not a function/,
    (_, code) =>
      /\bset[A-Z]\w*\(\w+\.(?:push|unshift)\(/.test(code)
        ? 'push returns the new length, so the state becomes a number. Write setItems([...items, item]) instead.'
        : undefined,
  ],
  [
    /^TypeError: (use[A-Z]\w*) is not a function/,
    ([, hook], code) =>
      code.includes(`import ${hook} from`) ? `Import it in braces: import { ${hook} } from 'react';` : undefined,
  ],
  [
    /^ReferenceError: (set[A-Z]\w*) is not defined/,
    ([, name], code) =>
      code.includes(`, ${name}] = `)
        ? `${name} exists only in the component that calls useState. Move the function into it, or pass ${name} as a prop.`
        : undefined,
  ],
  [
    /^TypeError: Cannot read properties of undefined/,
    (_, code) =>
      /\bfunction [A-Z]\w*\(\{ ?props ?\}/.test(code)
        ? 'Braces around props ask for a prop of this name. Write function Hello(props), or name each prop: function Hello({ name }).'
        : undefined,
  ],
  [
    /^SyntaxError: Unexpected token '\}'/,
    () =>
      'A ? needs a : with the value for the other case: {isOpen ? "open" : "closed"}. For only one case, write isOpen && ….',
    /\{\w+ \? [^:]*\}/,
  ],
  [
    /^TypeError: Assignment to constant variable/,
    (_, code) =>
      changesState(code.split('\n'), /^ ?(?:\+\+|--|[-+*/]?=(?![=>]))/)
        ? 'State changes only with its set function. Write setCount(count + 1) instead of count = count + 1.'
        : undefined,
  ],
  [
    /^TypeError: Cannot read properties of undefined/,
    (_, code) =>
      code.includes('useState()')
        ? 'useState() begins with undefined. Give it a first value, such as useState([]) for a list or useState("") for text.'
        : undefined,
  ],
  [
    /^PageLeft: the form/,
    (_, code) =>
      /<button onSubmit/.test(code)
        ? 'onSubmit belongs to the form, not to its button: <form onSubmit={…}>.'
        : code.includes('onSubmit')
          ? undefined
          : 'A button in a form sends it. Handle that: <form onSubmit={(event) => { event.preventDefault(); … }}>.',
  ],
  [
    /^NothingToTypeInto: (.+)/,
    ([, text]) =>
      `The test types into “${text}”, but no field has this label. Put the field inside <label>${text} …</label>, or connect them: htmlFor in the label, id in the field.`,
  ],
  [
    /^Error: Expected `(on\w+)` listener to be a function/,
    ([, name]) => `${name} takes a function in braces: ${name}={() => setN(n + 1)} or ${name}={add}.`,
  ],
  [
    /^TypeError: (on[A-Z]\w*) is not a function/,
    ([, name]) => `The prop ${name} was not passed. Where the component is used, write ${name}={…} with the same name.`,
  ],
  [
    /^Error: .*\{ownerDocument/,
    () => 'The state holds the field instead of its text. Write onChange={(event) => setName(event.target.value)}.',
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
    (_, code) =>
      /\bfunction [A-Z]\w*\((?!props\b)\w+\)/.test(code)
        ? 'A component gets all its props in one object. Take them out with braces: function Greeting({ name }).'
        : undefined,
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
