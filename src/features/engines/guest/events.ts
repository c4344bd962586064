import { watchResult } from './uncaught-promises.ts';

// linkedom's events lack capturing and cancelability. These follow the standard as far as exercises need it:
// https://dom.spec.whatwg.org/#concept-event-dispatch

interface Listener {
  readonly callback: EventListenerOrEventListenerObject;
  readonly isCapturing: boolean;
  readonly isOnce: boolean;
}

interface Init {
  readonly bubbles?: boolean;
  readonly cancelable?: boolean;
  readonly [special: string]: unknown;
}

const listenersOf = new WeakMap<object, Map<string, Listener[]>>();

/** Event of any type; special fields such as `key` or `detail` are copied from the init object. */
class PlainEvent {
  readonly type: string;
  readonly bubbles: boolean;
  readonly cancelable: boolean;
  readonly timeStamp = performance.now();
  readonly isTrusted = false;
  target: unknown = null;
  currentTarget: unknown = null;
  eventPhase = 0;
  defaultPrevented = false;
  cancelBubble = false;
  isStopped = false;
  path: readonly object[] = [];

  constructor(type: string, { bubbles = false, cancelable = false, ...rest }: Init = {}) {
    this.type = type;
    this.bubbles = bubbles;
    this.cancelable = cancelable;
    Object.assign(this, rest);
  }

  preventDefault(): void {
    if (this.cancelable) this.defaultPrevented = true;
  }

  stopPropagation(): void {
    this.cancelBubble = true;
  }

  stopImmediatePropagation(): void {
    this.cancelBubble = true;
    this.isStopped = true;
  }

  composedPath(): readonly object[] {
    return this.path;
  }
}

/** Event classes by name. */
export const eventClasses = {
  Event: PlainEvent,
  UIEvent: class UIEvent extends PlainEvent {},
  MouseEvent: class MouseEvent extends PlainEvent {
    readonly button = 0;
    readonly ctrlKey = false;
    readonly shiftKey = false;
    readonly altKey = false;
    readonly metaKey = false;
  },
  KeyboardEvent: class KeyboardEvent extends PlainEvent {},
  InputEvent: class InputEvent extends PlainEvent {},
  FocusEvent: class FocusEvent extends PlainEvent {},
  SubmitEvent: class SubmitEvent extends PlainEvent {},
  CustomEvent: class CustomEvent extends PlainEvent {
    readonly detail: unknown = null;
  },
};

function addEventListener(
  this: object,
  type: string,
  callback: EventListenerOrEventListenerObject | null,
  options: boolean | AddEventListenerOptions = {},
): void {
  if (callback === null) return;
  const { capture: isCapturing = false, once: isOnce = false } =
    typeof options === 'object' ? options : { capture: options };
  const own = listenersOf.get(this) ?? new Map<string, Listener[]>();
  listenersOf.set(this, own);
  const known = own.get(type) ?? [];
  if (known.some((one) => one.callback === callback && one.isCapturing === isCapturing)) return;
  own.set(type, [...known, { callback, isCapturing, isOnce }]);
}

function removeEventListener(
  this: object,
  type: string,
  callback: unknown,
  options: boolean | EventListenerOptions = {},
): void {
  const isCapturing = typeof options === 'object' ? (options.capture ?? false) : options;
  const own = listenersOf.get(this);
  const known = own?.get(type) ?? [];
  own?.set(
    type,
    known.filter((one) => one.callback !== callback || one.isCapturing !== isCapturing),
  );
}

function invoke(event: PlainEvent, place: object, isCapturing: boolean, fail: (error: unknown) => void): void {
  event.currentTarget = place;
  for (const listener of listenersOf.get(place)?.get(event.type) ?? []) {
    const { callback, isOnce } = listener;
    if (listener.isCapturing !== isCapturing || event.isStopped) continue;
    // An earlier listener of the same event has removed this one.
    if (!listenersOf.get(place)?.get(event.type)?.includes(listener)) continue;
    if (isOnce) removeEventListener.call(place, event.type, callback, isCapturing);
    try {
      if (typeof callback === 'function') watchResult(Reflect.apply(callback, place, [event]));
      else callback.handleEvent(event as unknown as Event);
    } catch (error) {
      fail(error);
    }
  }
}

interface Place {
  readonly parentNode?: Place | null;
  readonly nodeType?: number;
}

const documentNode = 9;

/** Nodes that an event bubbles through. */
function pathFrom(target: Place, window: object): object[] {
  const path: Place[] = [target];
  for (let place = target.parentNode; place; place = place.parentNode) path.push(place);
  return path.at(-1)?.nodeType === documentNode ? [...path, window] : path;
}

/** Adds event methods to `prototype`, from which nodes and windows inherit; errors thrown by listeners go to `fail`. */
export function installEvents(prototype: object, window: object, fail: (error: unknown) => void): void {
  function dispatchEvent(this: Place, event: PlainEvent): boolean {
    const path = pathFrom(this, window);
    Object.assign(event, { target: this, path });
    for (const [index, place] of path.toReversed().entries()) {
      event.eventPhase = index === path.length - 1 ? 2 : 1;
      if (!event.cancelBubble) invoke(event, place, true, fail);
    }
    for (const [index, place] of path.entries()) {
      event.eventPhase = index === 0 ? 2 : 3;
      if (!event.cancelBubble && (index === 0 || event.bubbles)) invoke(event, place, false, fail);
    }
    Object.assign(event, { currentTarget: null, eventPhase: 0, path: [] });
    return !event.defaultPrevented;
  }
  const methods = { addEventListener, removeEventListener, dispatchEvent };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
    Object.assign(window, { [name]: value.bind(window as never) });
  }
}
