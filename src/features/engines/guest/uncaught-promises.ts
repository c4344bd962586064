import { uncaughtMethod } from './contract.ts';

// QuickJS reports no rejected promise that nobody handles. Compiled code therefore calls a method on each promise that a
// statement discards (see watch-promises.ts of the host).

const native = Promise;
// oxlint-disable-next-line typescript/unbound-method -- learners' code may replace it; it is called on a promise
const { then } = native.prototype;
let uncaught: { readonly error: unknown } | null = null;

function watch(this: Promise<unknown>): void {
  void Reflect.apply(then, this, [
    undefined,
    (error: unknown) => {
      uncaught ??= { error };
    },
  ]);
}

/** Adds the method that compiled code calls. */
export function watchDiscardedPromises(): void {
  void Object.defineProperty(native.prototype, uncaughtMethod, { value: watch });
}

/** Watches the result of a function whose caller ignores it, such as a listener. */
export function watchResult(result: unknown): void {
  if (result instanceof native) Reflect.apply(watch, result, []);
}

/** Reason of the first rejection that nothing handled; null if there is none. */
export function firstUncaught(): { readonly error: unknown } | null {
  return uncaught;
}
