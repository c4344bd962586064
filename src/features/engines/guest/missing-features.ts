import { logInstead, noInput, noNetwork, noStorage, useModules } from './advice.ts';
import { type Options, compareTexts } from './compare-texts.ts';

// Browser features that this engine lacks throw an error with advice. Otherwise some calls would return a different
// result than in browsers, and others would be "not a function".

const noLanguages = 'This editor has no locale data: format the text yourself, for example with toFixed or padStart.';

/** Missing functions with their advice. */
const missingCalls: Readonly<Record<string, string>> = {
  alert: logInstead,
  confirm: 'This editor has no windows: decide with a value in your code.',
  prompt: noInput,
  fetch: noNetwork,
  require: useModules,
};
const missingClasses: Readonly<Record<string, string>> = {
  XMLHttpRequest: noNetwork,
  WebSocket: noNetwork,
  Worker: 'This editor has one thread: call the function directly.',
};
const missingObjects: Readonly<Record<string, string>> = {
  localStorage: noStorage,
  sessionStorage: noStorage,
  Intl: noLanguages,
};
const withoutLanguages = 'This editor has no locale data: use toFixed, padStart or toISOString.';

function refusal(name: string, advice: string): never {
  throw new Error(`${name} is not available. ${advice}`);
}

const refuse = (name: string, advice: string) => () => refusal(name, advice);

function defineHidden(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
}

/** Replaces each missing feature by a function or class that throws its advice. */
export function installMissingFeatures(): void {
  for (const [name, advice] of Object.entries(missingCalls)) defineHidden(globalThis, name, refuse(name, advice));
  for (const [name, advice] of Object.entries(missingClasses))
    defineHidden(globalThis, name, function Missing() {
      refusal(name, advice);
    });
  for (const [name, advice] of Object.entries(missingObjects))
    defineHidden(
      globalThis,
      name,
      new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? undefined : refusal(name, advice)) }),
    );
  for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    defineHidden(Date.prototype, method, refuse(method, withoutLanguages));
  for (const { prototype } of [Number, BigInt])
    defineHidden(prototype, 'toLocaleString', refuse('toLocaleString', withoutLanguages));
  installTextMethods();
}

function installTextMethods(): void {
  defineHidden(
    String.prototype,
    'localeCompare',
    function localeCompare(this: string, other: unknown, locale?: string, options?: Options) {
      return compareTexts(this, String(other), locale, options);
    },
  );
  for (const method of ['toLocaleLowerCase', 'toLocaleUpperCase'] as const) {
    const usual = String.prototype[method];
    defineHidden(String.prototype, method, function changeCase(this: string, locale?: string) {
      if (locale !== undefined && /^(?:az|lt|tr)/.test(locale))
        refusal(`${method} of this language`, 'Write the text yourself.');
      return usual.call(this);
    });
  }
}
