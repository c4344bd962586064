import { isVisible, tidy, visibleText } from './visible-text.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const buttons =
  'button, a, summary, input, option, [role=button], [role=tab], [role=link], [role=menuitem], [role=switch]';
const fields = 'input, textarea, select, [contenteditable]';

/**
 * Finds the element that a user would click for this text: a button, link or checkbox with that name, else the
 * innermost element with that text.
 */
export function findToClick(body: Element, text: string): HTMLElement | undefined {
  const wanted = tidy(text);
  const called = (selector: string, nameOf: (element: HTMLElement) => string) =>
    [...body.querySelectorAll<HTMLElement>(selector)].filter((one) => isVisible(one) && nameOf(one) === wanted);
  return called(buttons, nameOf)[0] ?? called('*', visibleText).at(-1);
}

/** Finds the field with this label. */
export function findField(body: Element, label: string): Field | undefined {
  const wanted = tidy(label);
  const seen = [...body.querySelectorAll<Field>(fields)].filter(isVisible);
  return seen.find((one) => nameOf(one) === wanted) ?? seen.find((one) => one.getAttribute('placeholder') === label);
}

/** Approximates the accessible name. */
function nameOf(element: HTMLElement): string {
  const said = element.getAttribute('aria-label');
  if (said !== null) return tidy(said);
  const described = element.getAttribute('aria-labelledby');
  if (described !== null)
    return tidy(
      described
        .split(/\s+/)
        .map((id) => textOfId(element, id))
        .join(' '),
    );
  const label = element.matches(fields) ? labelOf(element) : undefined;
  // Options, and what is written in the field, are not its name.
  if (label) return visibleText(label, `${fields}, output, button`);
  return (
    visibleText(element) ||
    tidy(element.getAttribute('title') ?? element.querySelector('img')?.getAttribute('alt') ?? '')
  );
}

function textOfId(element: Element, id: string): string {
  return element.ownerDocument.getElementById(id)?.textContent ?? '';
}

function labelOf(element: Element): Element | undefined {
  const around = element.closest('label');
  if (around) return around;
  return [...element.ownerDocument.querySelectorAll('label')].find(
    (one) => one.getAttribute('for') === element.id && element.id !== '',
  );
}
