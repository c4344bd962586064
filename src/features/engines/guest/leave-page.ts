/** Thrown where a browser would load another page and discard this one. */
class PageLeft extends Error {
  override readonly name = 'PageLeft';
}

let fail: (error: Error) => void = () => undefined;

/** Sets the handler for leaving the page. */
export function onPageLeft(act: typeof fail): void {
  fail = act;
}

/** Leaves the page like a submitted form, unless the form closes a dialog or targets another window. */
export function leaveBySubmit(form: HTMLFormElement, submitter: Element | null = null): void {
  const of = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  if (of('method').toLowerCase() === 'dialog' || !isSameWindow(of('target'))) return;
  fail(
    new PageLeft(
      'the form was submitted, so the browser loads a new page and this one is gone. ' +
        'Call event.preventDefault() when the form is submitted.',
    ),
  );
}

/** Leaves the page like a followed link, unless the link leads to a fragment, another window or another program. */
export function leaveByLink(link: Element): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  const staysHere = address.startsWith('#') || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address);
  if (staysHere || link.hasAttribute('download') || !isSameWindow(link.getAttribute('target') ?? '')) return;
  fail(
    new PageLeft(
      `the link to “${address}” was followed, so the browser loads a new page and this one is gone. ` +
        'Call event.preventDefault() when the link is clicked.',
    ),
  );
}

function isSameWindow(target: string): boolean {
  return ['', '_self', '_top', '_parent'].includes(target.toLowerCase());
}
