// Runs before the first paint, as a classic script: sets theme, login flag and own menu entries on <html> before the
// prerendered page is painted, so that nothing flashes.
try {
  const theme = localStorage.getItem('opvir.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const authenticated = localStorage.getItem('isAuthenticated');
  if (authenticated === 'true') document.documentElement.dataset.authenticated = authenticated;
  document.documentElement.dataset.menu = localStorage.getItem('opvir.menu') ?? '';
} catch {
  // Storage is blocked: the page looks as it does on a first visit.
}

// A prerendered page is readable without its scripts. They load after the first paint, so that they do not delay it; if
// no paint is reported (a background tab), they load after the page.
const startScripts = () => {
  const scripts = document.getElementById('scripts');
  if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content);
};
if (document.hidden) document.addEventListener('DOMContentLoaded', startScripts);
else new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(startScripts, 500));

// A form submitted before its scripts run would put the input, even a password, into the address. The pressed button,
// such as a form's, is clicked again once the page, or its lazily loaded part, handles events. Text typed in the
// meantime is stored as the button's value, for the field that opens.
const isRunning = () => document.documentElement.dataset.app !== undefined;
const answers = (element: Element) => isRunning() && !element.closest('[data-part=waiting]');
const keepForm = (event: Event) => {
  // Only forms are submitted.
  if (!answers(event.target as Element)) event.preventDefault();
};
let pressed: HTMLButtonElement | null | undefined;
const keepPress = ({ target }: Event) => {
  // Non-elements such as the document lack this method.
  const button = (target as Partial<Element>).closest?.('button');
  pressed = button && !answers(button) ? button : null;
};
const keepKey = (event: KeyboardEvent) => {
  const { key, target } = event;
  // AltGr sets both modifiers and types characters.
  if (!pressed || (target !== pressed && target !== document.body) || event.metaKey || event.ctrlKey !== event.altKey)
    return;
  const { value } = pressed;
  if (key === 'Backspace') pressed.value = value.slice(0, -1);
  else if (key === 'Enter') pressed.value += '\n';
  else if (key.length === 1) pressed.value += key;
  if (pressed.value !== value) event.preventDefault();
};
// The page may start to run during this click, and handle it.
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
// In a separate task, after any pending click.
addEventListener('opvir:running', () => setTimeout(pressAgain));

// If the scripts do not arrive, the page stays readable, and the notice above it offers a reload. It reloads only if
// the server answers: otherwise the browser's error page would replace a readable page.
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
  // The script is gone: the browser cached the page before the site was rebuilt.
  void fetch(target.src, { method: 'HEAD' }).then(
    ({ status }) => document.getElementById('first-load-notice')?.toggleAttribute('data-outdated', status === 404),
    () => undefined,
  );
};
addEventListener('error', explain, true);
// `chunkTimeoutMs` (specification §1, §9). A classic script imports nothing, so the number is repeated here; a browser
// test checks just before and just after it.
setTimeout(showNotice, 120_000);
