// Runs before the first paint, as a classic script: what the visitor chose or is stands on <html>
// already when the prerendered page is drawn, so that nothing flashes.
try {
  const theme = localStorage.getItem('opvir.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const authenticated = localStorage.getItem('isAuthenticated');
  if (authenticated === 'true') document.documentElement.dataset.authenticated = authenticated;
} catch {
  // Storage is blocked: the page looks as it does for a first visit.
}

// A prerendered page is read without its scripts. They are asked for when it has been painted, so that they do not take
// the line from what is seen first; where no paint is told of (a tab in the background), once the page has loaded.
const startScripts = () => {
  const scripts = document.getElementById('scripts');
  if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
};
if (document.hidden) document.addEventListener('DOMContentLoaded', startScripts);
else new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(startScripts, 500));

// Sent before its scripts run, a form would put what was typed, a password too, into the address. The button that was
// pressed, that of a form too, is pressed again as soon as the page answers, or the part of it that has a script of its own.
// What is typed after it meanwhile is kept as the button's value, for whatever opens then to take over.
const isRunning = () => document.documentElement.dataset.app !== undefined;
const answers = (element: Element) => isRunning() && !element.closest('[data-part=waiting]');
const keepForm = (event: Event) => {
  // Only forms are submitted.
  if (!answers(event.target as Element)) event.preventDefault();
};
let pressed: HTMLButtonElement | null | undefined;
const keepPress = ({ target }: Event) => {
  // What is no element, such as the document, has no such method.
  const button = (target as Partial<Element>).closest?.('button');
  pressed = button && !answers(button) ? button : null;
};
const keepKey = (event: KeyboardEvent) => {
  const { key, target } = event;
  // AltGr, which writes, is both.
  if (!pressed || (target !== pressed && target !== document.body) || event.metaKey || event.ctrlKey !== event.altKey)
    return;
  const { value } = pressed;
  if (key === 'Backspace') pressed.value = value.slice(0, -1);
  else if (key === 'Enter') pressed.value += '\n';
  else if (key.length === 1) pressed.value += key;
  if (pressed.value !== value) event.preventDefault();
};
// The page may come to life under this very press, and answer it.
const forgetPress = () => {
  if (pressed && answers(pressed)) pressed = null;
};
const pressAgain = () => {
  if (pressed && answers(pressed)) pressed.click();
};
addEventListener('submit', keepForm, true);
addEventListener('click', keepPress, true);
addEventListener('keydown', keepKey, true);
addEventListener('click', forgetPress);
// In a task of its own, after any press that is under way.
addEventListener('opvir:running', () => setTimeout(pressAgain));

// If the scripts do not arrive, the readable page stays and the notice above it offers to load it again, which happens
// only when the server answers: a page that can be read is not given up for the browser's own error page.
const reload = () => {
  void fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
};
const showNotice = () => {
  const notice = document.getElementById('first-load-notice');
  if (!notice?.hidden || isRunning()) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', reload);
};
const explain = ({ target }: Event) => {
  if (!(target instanceof HTMLScriptElement)) return;
  showNotice();
  // Not there any more: the page is one that the browser kept from before the site was built anew.
  void fetch(target.src, { method: 'HEAD' }).then(
    ({ status }) => document.getElementById('first-load-notice')?.toggleAttribute('data-outdated', status === 404),
    () => undefined,
  );
};
addEventListener('error', explain, true);
// `chunkTimeoutMs` (specification §1, §9). A classic script imports nothing, so the number stands here as well; a browser
// test looks just before and just after it.
setTimeout(showNotice, 120_000);
