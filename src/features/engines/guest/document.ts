import './base64.ts';
import { EventTarget, Facades, HTMLClasses, NodeList, parseHTML } from 'linkedom';
import { eventClasses, installEvents } from './events.ts';
import { installForms } from './forms.ts';

const empty = '<!doctype html><html lang="en"><head></head><body></body></html>';

// Installs a page: `document`, the classes of its nodes, events and forms. Done on import, since React inspects its
// environment when it loads.

let fail: (error: unknown) => void = () => undefined;

/** Sets the handler for errors thrown by listeners. */
export function onListenerError(act: typeof fail): void {
  fail = act;
}

/** Document of the page. */
export const { document } = parseHTML(empty);

Object.assign(globalThis, Facades, HTMLClasses, eventClasses, {
  EventTarget,
  NodeList,
  document,
  window: globalThis,
  self: globalThis,
  navigator: { userAgent: 'Opvir', language: 'en-GB', onLine: true },
  location: { href: 'about:blank', pathname: '/', search: '', hash: '' },
  localStorage: makeStorage(),
  sessionStorage: makeStorage(),
  getSelection: () => null,
  getComputedStyle: (element: HTMLElement) => element.style,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  alert: () => undefined,
  // React reports errors of listeners with this function.
  reportError: (error: unknown) => fail(error),
});
Object.defineProperties(Object.getPrototypeOf(document) as object, {
  defaultView: { get: () => globalThis, configurable: true },
  activeElement: {
    get(this: { focused?: Element; body: Element }) {
      return this.focused?.isConnected ? this.focused : this.body;
    },
    configurable: true,
  },
});
installEvents(EventTarget.prototype, globalThis, (error) => fail(error));
installForms(HTMLClasses);
// React checks whether the browser supports this event, and uses a legacy fallback if not.
Object.assign(document, { oninput: null });

function makeStorage(): object {
  const texts = new Map<string, string>();
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: unknown) => void texts.set(name, String(text)),
    removeItem: (name: string) => void texts.delete(name),
    clear: () => texts.clear(),
  };
}
