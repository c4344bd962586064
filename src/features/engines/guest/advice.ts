// Features of browsers and Node.js that are missing here stay undefined, so that a program can test for them with `typeof`. An error that
// names one of them says what to do instead. `missing-features.ts` replaces features whose absence no error would name.

const page = 'This program runs without a page: work with values, and show them with console.log.';
const partOfPage = 'The page of this exercise has a document, but few other features of a browser.';
const node = 'This editor runs JavaScript as a browser does, without Node.js.';
const languageAlone = 'This editor runs plain JavaScript, with few of the features that browsers add.';
export const logInstead = 'Use console.log to show a text.';
export const noInput = 'This editor has no windows: put the text into a variable.';
export const noNetwork = 'This editor has no network: use data that is in your code.';
export const noStorage = 'This editor stores nothing: use a Map.';
export const useModules = 'Use import and export.';

const adviceByNames: readonly (readonly [names: string, advice: string])[] = [
  ['document window navigator location history screen matchMedia getComputedStyle self', page],
  ['HTMLElement Element Node Event CustomEvent DOMParser Image Audio Notification speechSynthesis', page],
  ['MutationObserver IntersectionObserver ResizeObserver customElements', page],
  ['process Buffer __dirname __filename global setImmediate Deno Bun', node],
  ['module exports', useModules],
  ['indexedDB caches', noStorage],
  ['EventSource Request Response Headers', noNetwork],
  ['URL URLSearchParams TextEncoder TextDecoder Blob File FileReader FormData AbortController', languageAlone],
  ['crypto btoa atob Atomics WebAssembly Temporal BroadcastChannel MessageChannel ReadableStream', languageAlone],
  ['print', logInstead],
  ['input readline gets', noInput],
];

const adviceByName: ReadonlyMap<string, string> = new Map(
  adviceByNames.flatMap(([names, advice]) => names.split(' ').map((name) => [name, advice] as const)),
);

/** Returns advice for the message of an error that names a missing feature; undefined for any other message. */
export function adviceFor(message: string): string | undefined {
  const [, undefinedName] = /^(\w{1,40}) is not defined$/.exec(message) ?? [];
  const advice = adviceByName.get(undefinedName ?? '');
  if (undefinedName !== undefined) return advice === page && 'document' in globalThis ? partOfPage : advice;
  return message.startsWith('Cannot find module ') ? 'Only your own files can be imported.' : undefined;
}
