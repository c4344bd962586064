// What browsers and Node.js have beside the language, and this engine has not, stays undefined, so that a program can ask for it with
// `typeof`. Where it is used all the same, the error says what to do instead.

const page = 'This program runs without a page: work with values, and show them with console.log.';
const partOfPage = 'The page of this exercise has a document, and little else of a browser.';
const node = 'The editor runs JavaScript as a browser does, without Node.js.';
const modules = 'Use import and export.';
const nothingKept = 'The editor stores nothing: use a Map.';
const noNetwork = 'The editor has no network: use data that is in your code.';
const languageAlone = 'The editor has the language itself and little of what browsers add to it.';

const adviceByNames: readonly (readonly [names: string, advice: string])[] = [
  ['document window navigator location history screen matchMedia getComputedStyle self', page],
  ['HTMLElement Element Node Event CustomEvent DOMParser Image Audio Notification speechSynthesis', page],
  ['MutationObserver IntersectionObserver ResizeObserver customElements', page],
  ['process Buffer __dirname __filename global setImmediate Deno Bun', node],
  ['module exports', modules],
  ['indexedDB caches', nothingKept],
  ['EventSource Request Response Headers', noNetwork],
  ['URL URLSearchParams TextEncoder TextDecoder Blob File FileReader FormData AbortController', languageAlone],
  ['crypto btoa atob Atomics WebAssembly Temporal BroadcastChannel MessageChannel ReadableStream', languageAlone],
  ['print', 'Use console.log to show a text.'],
  ['input readline gets', 'Nothing can be typed in: put the text into a variable.'],
];

const adviceByName: ReadonlyMap<string, string> = new Map(
  adviceByNames.flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice] as const)),
);

/** What to do instead, where an error's message names something that this engine lacks. */
export function adviceFor(message: string): string | undefined {
  const [, undefinedName] = /^(\w{1,40}) is not defined$/.exec(message) ?? [];
  const advice = adviceByName.get(undefinedName ?? '');
  if (undefinedName !== undefined) return advice === page && 'document' in globalThis ? partOfPage : advice;
  return message.startsWith('Cannot find module ') ? 'Only your own files can be imported.' : undefined;
}
