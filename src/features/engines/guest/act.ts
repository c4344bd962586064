import { eventClasses } from './events.ts';
import { leaveByLink, leaveBySubmit } from './leave-page.ts';

const { Event, FocusEvent, InputEvent, MouseEvent, SubmitEvent } = eventClasses;

/** Clicks like a user: button down, focus, button up, and the element's own action on a click. */
export function pressOn(element: HTMLElement): void {
  if (element.closest('[disabled]')) return;
  send(element, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  focusOn(element);
  send(element, new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
  click(element);
}

/** Replaces the content of a field by `text`. */
export function typeInto(field: HTMLElement, text: string): void {
  if (field.closest('[disabled], [readonly]')) return;
  focusOn(field);
  if ('value' in field) setOwn(field, 'value', text);
  else field.textContent = text;
  send(field, new InputEvent('input', { bubbles: true }));
  send(field, new Event('change', { bubbles: true }));
}

/** Dispatches a click and its default action: https://html.spec.whatwg.org/#activation */
export function click(element: HTMLElement): void {
  const active = element.closest<HTMLElement>('button, input, label, summary, option');
  if (active?.hasAttribute('disabled')) return;
  const box = active?.matches('input[type=checkbox], input[type=radio]') ? (active as HTMLInputElement) : null;
  const wasChecked = box?.checked ?? false;
  if (box) setOwn(box, 'checked', box.type === 'radio' || !wasChecked);
  const isPrevented = !send(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
  if (isPrevented) {
    if (box) setOwn(box, 'checked', wasChecked);
    return;
  }
  if (box && box.checked !== wasChecked) announceChange(box);
  if (active) return follow(active, element);
  const link = element.closest('a[href]');
  if (link) leaveByLink(link);
}

/** Submits a form if its fields are valid, like a click on its button. */
export function requestSubmit(form: HTMLFormElement, submitter: Element | null = null): void {
  const isUnchecked = form.hasAttribute('novalidate') || submitter?.hasAttribute('formnovalidate');
  if (!isUnchecked && !form.checkValidity()) return;
  const isPrevented = !send(form, new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  // A form that a listener removed from the page is not sent.
  if (!isPrevented && form.isConnected) leaveBySubmit(form, submitter);
}

export function focusOn(element: HTMLElement): void {
  const document = element.ownerDocument as Document & { focused?: HTMLElement | null };
  const before = document.focused;
  if (before === element) return;
  if (before) leave(before);
  if (!element.matches('button, a, input, textarea, select, summary, [tabindex]')) return;
  document.focused = element;
  send(element, new FocusEvent('focus'));
  send(element, new FocusEvent('focusin', { bubbles: true }));
}

export function leave(element: HTMLElement): void {
  const document = element.ownerDocument as Document & { focused?: HTMLElement | null };
  if (document.focused !== element) return;
  document.focused = null;
  send(element, new FocusEvent('blur'));
  send(element, new FocusEvent('focusout', { bubbles: true }));
}

function follow(active: HTMLElement, element: HTMLElement): void {
  const form = active.closest('form');
  const type = active.getAttribute('type') ?? (active.localName === 'button' ? 'submit' : '');
  if (active.localName === 'label') clickLabelled(active as HTMLLabelElement, element);
  else if (active.localName === 'summary') active.closest('details')?.toggleAttribute('open');
  else if (active.localName === 'option') choose(active as HTMLOptionElement);
  else if (form && type === 'submit') requestSubmit(form, active);
  else if (form && type === 'reset') form.reset();
}

function clickLabelled(label: HTMLLabelElement, element: HTMLElement): void {
  const { control } = label;
  if (!control || control.contains(element)) return;
  if (control.matches('input[type=checkbox], input[type=radio]')) click(control);
  else focusOn(control);
}

function choose(option: HTMLOptionElement): void {
  const select = option.closest('select');
  if (!select || select.value === option.value) return;
  setOwn(select, 'value', option.value);
  announceChange(select);
}

function announceChange(field: HTMLElement): void {
  send(field, new InputEvent('input', { bubbles: true }));
  send(field, new Event('change', { bubbles: true }));
}

/** Calls the setter of the class: React shadows these two properties on each element to track its own changes. */
function setOwn(field: HTMLElement, name: 'value' | 'checked', value: string | boolean): void {
  const proto: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(proto, name)?.set?.call(field, value);
}

function send(target: EventTarget, event: unknown): boolean {
  return target.dispatchEvent(event as Event);
}
