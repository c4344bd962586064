import { click, focusOn, leave, requestSubmit } from './act.ts';
import { eventClasses } from './events.ts';
import { FormData } from './form-data.ts';
import { leaveBySubmit } from './leave-page.ts';
import { checkField } from './validity.ts';

// linkedom only has the attributes of form elements. This adds the values that users enter and what a form does with
// them: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html

/** Values entered by the user, which override the attributes. */
const typed = new WeakMap<object, string>();
const ticked = new WeakMap<object, boolean>();
const complaints = new WeakMap<object, string>();

type Classes = Readonly<Record<string, { readonly prototype: object }>>;
type Getters = Readonly<Record<string, (this: HTMLElement) => unknown>>;
type Setters = Readonly<Record<string, (this: HTMLElement, value: never) => void>>;

/** Adds to the classes of `window` what linkedom lacks. */
export function installForms(window: Classes): void {
  const of = (name: string) => window[name]?.prototype ?? {};
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLButtonElement']) {
    define(of(name), fieldGetters, {});
    Object.assign(of(name), fieldMethods);
  }
  define(of('HTMLInputElement'), inputGetters, inputSetters);
  define(of('HTMLTextAreaElement'), { value: textAreaValue }, { value: setTyped });
  define(of('HTMLSelectElement'), selectGetters, selectSetters);
  define(of('HTMLOptionElement'), optionGetters, optionSetters);
  // linkedom uses one class for these and other elements.
  define(of('HTMLElement'), { control: labelled, htmlFor: attribute('for'), elements }, {});
  Object.assign(of('HTMLElement'), elementMethods, formMethods);
  Object.assign(globalThis, { FormData });
}

function define(prototype: object, getters: Getters, setters: Setters): void {
  for (const [name, get] of Object.entries(getters)) {
    const set = setters[name] as ((value: unknown) => void) | undefined;
    Object.defineProperty(prototype, name, { get, ...(set && { set }), configurable: true });
  }
}

function attribute(name: string): (this: HTMLElement) => string {
  return function read() {
    return this.getAttribute(name) ?? '';
  };
}

function isOn(name: string): (this: HTMLElement) => boolean {
  return function read() {
    return this.hasAttribute(name);
  };
}

/** Sets the value of a field: null empties it, anything else is converted to text. */
function setTyped(this: HTMLElement, value: string | number | null): void {
  typed.set(this, value === null ? '' : String(value));
}

function textAreaValue(this: HTMLElement): string {
  return typed.get(this) ?? this.textContent;
}

const isBox = (element: HTMLElement) => element.matches('input[type=checkbox], input[type=radio]');

const fieldGetters: Getters = {
  form() {
    return this.closest('form') ?? this.ownerDocument.getElementById(this.getAttribute('form') ?? '');
  },
  name: attribute('name'),
  labels() {
    return [...this.ownerDocument.querySelectorAll('label')].filter((one) => one.control === this);
  },
  validationMessage() {
    return complaints.get(this) ?? checkField(this as HTMLInputElement);
  },
  validity() {
    return { valid: (this as HTMLInputElement).validationMessage === '' };
  },
};

const fieldMethods = {
  setCustomValidity(this: HTMLElement, message: string) {
    if (message === '') complaints.delete(this);
    else complaints.set(this, message);
  },
  checkValidity(this: HTMLInputElement) {
    const isValid = this.validationMessage === '';
    if (!isValid) this.dispatchEvent(new eventClasses.Event('invalid', { cancelable: true }) as unknown as Event);
    return isValid;
  },
  reportValidity(this: HTMLInputElement) {
    return this.checkValidity();
  },
  select: () => undefined,
  setSelectionRange: () => undefined,
};

const inputGetters: Getters = {
  type() {
    return (this.getAttribute('type') ?? 'text').toLowerCase();
  },
  value() {
    return typed.get(this) ?? this.getAttribute('value') ?? (isBox(this) ? 'on' : '');
  },
  valueAsNumber() {
    return (this as HTMLInputElement).value === '' ? Number.NaN : Number((this as HTMLInputElement).value);
  },
  defaultValue: attribute('value'),
  defaultChecked: isOn('checked'),
  checked() {
    return ticked.get(this) ?? this.hasAttribute('checked');
  },
  required: isOn('required'),
  readOnly: isOn('readonly'),
};

const inputSetters: Setters = {
  type(value: string) {
    this.setAttribute('type', value);
  },
  value(value: string | number | null) {
    if (isBox(this)) this.setAttribute('value', String(value));
    else setTyped.call(this, value);
  },
  defaultValue(value: string) {
    this.setAttribute('value', value);
  },
  defaultChecked(value: boolean) {
    this.toggleAttribute('checked', value);
  },
  checked(value: boolean) {
    const { type, name, form } = this as HTMLInputElement;
    if (value && type === 'radio') {
      for (const other of (form ?? this.ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]')) {
        if (other.name === name) ticked.set(other, false);
      }
    }
    ticked.set(this, value);
  },
  required(value: boolean) {
    this.toggleAttribute('required', value);
  },
  readOnly(value: boolean) {
    this.toggleAttribute('readonly', value);
  },
};

const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')];
/** Selected option; without a choice, a drop-down list selects its first one. */
const chosen = (select: HTMLElement) =>
  optionsOf(select).find(({ selected }) => selected) ??
  (select.hasAttribute('multiple') ? undefined : optionsOf(select)[0]);

const selectGetters: Getters = {
  value() {
    return chosen(this)?.value ?? '';
  },
  selectedIndex() {
    const option = chosen(this);
    return option ? optionsOf(this).indexOf(option) : -1;
  },
  selectedOptions() {
    return optionsOf(this).filter((option) => option.selected || option === chosen(this));
  },
  options() {
    return optionsOf(this);
  },
  type() {
    return this.hasAttribute('multiple') ? 'select-multiple' : 'select-one';
  },
  multiple: isOn('multiple'),
};

const selectSetters: Setters = {
  value(value: unknown) {
    for (const option of optionsOf(this)) ticked.set(option, option.value === String(value));
  },
  selectedIndex(index: number) {
    for (const [place, option] of optionsOf(this).entries()) ticked.set(option, place === index);
  },
  multiple(value: boolean) {
    this.toggleAttribute('multiple', value);
  },
};

const optionGetters: Getters = {
  value() {
    return this.getAttribute('value') ?? this.textContent.trim();
  },
  selected() {
    return ticked.get(this) ?? this.hasAttribute('selected');
  },
};

const optionSetters: Setters = {
  value(value: string) {
    this.setAttribute('value', value);
  },
  selected(value: boolean) {
    const select = this.closest('select');
    if (value && select && !select.multiple) for (const option of optionsOf(select)) ticked.set(option, false);
    ticked.set(this, value);
  },
};

function labelled(this: HTMLElement): Element | null {
  const id = this.getAttribute('for');
  return id === null ? this.querySelector('input, select, textarea, button') : this.ownerDocument.getElementById(id);
}

/** Fields of a form, by index and by name. */
function elements(this: HTMLElement): unknown {
  const fields = [...this.querySelectorAll<HTMLInputElement>('button, fieldset, input, output, select, textarea')];
  const named = Object.fromEntries(fields.filter(({ name }) => name).map((field) => [field.name, field]));
  return Object.assign(fields, { ...named, namedItem: (name: string) => named[name] ?? null });
}

const formMethods = {
  checkValidity(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return fields.map((field) => field.checkValidity()).every(Boolean);
  },
  reportValidity(this: HTMLFormElement) {
    return this.checkValidity();
  },
  requestSubmit(this: HTMLFormElement, submitter?: Element) {
    requestSubmit(this, submitter);
  },
  submit(this: HTMLFormElement) {
    leaveBySubmit(this);
  },
  reset(this: HTMLFormElement) {
    const { Event } = eventClasses;
    if (!this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }) as unknown as Event)) return;
    for (const field of this.querySelectorAll('input, textarea, option')) {
      typed.delete(field);
      ticked.delete(field);
    }
  },
};

const elementMethods = {
  click(this: HTMLElement) {
    click(this);
  },
  focus(this: HTMLElement) {
    focusOn(this);
  },
  blur(this: HTMLElement) {
    leave(this);
  },
  scrollIntoView: () => undefined,
  show(this: HTMLElement) {
    this.setAttribute('open', '');
  },
  showModal(this: HTMLElement) {
    this.setAttribute('open', '');
  },
  close(this: HTMLElement) {
    this.removeAttribute('open');
    this.dispatchEvent(new eventClasses.Event('close') as unknown as Event);
  },
};
