import './clock.ts';
import './console.ts';
import { document, onListenerError } from './document.ts';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as client from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Harness, Write } from './contract.ts';
import { type Run, makeHarness } from './harness.ts';
import { onPageLeft } from './leave-page.ts';
import { walk } from './walk.ts';

/** Packages that learners may import, by name. */
const packages: Readonly<Record<string, object>> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': client,
  'react/jsx-runtime': jsxRuntime,
};

/** Thrown at the end of a run that changed its props, or an initial state that is one of them. */
class PropsChanged extends Error {
  override readonly name = 'PropsChanged';
  override readonly message =
    'the code changed a list or an object that the component was given as a prop. ' +
    'Make a copy, such as [...list] or { ...item }, and change the copy.';
}

/** Harness for React: renders the entry's default export. */
export const harness = (write: Write): Harness => makeHarness(write, draw, sourcesOf(packages));

async function draw(run: Run): ReturnType<typeof walk> {
  onListenerError(run.fail);
  onPageLeft(run.fail);
  const { props } = run.request;
  const given = JSON.stringify(props);
  const { default: Component } = await run.load();
  if (typeof Component !== 'function') throw new TypeError(`${run.request.entry} has no default export to draw`);
  const place = document.body.appendChild(document.createElement('div'));
  const root = client.createRoot(place, { onUncaughtError: run.fail });
  const element = react.createElement(Component as react.ComponentType, props);
  reactDom.flushSync(() => root.render(element));
  const page = await walk(run, document.body);
  if (JSON.stringify(props) !== given) throw new PropsChanged();
  return page;
}

/**
 * Sources of modules that re-export the bundle's packages. They are imported before any learner's code runs; then the
 * global is removed.
 */
function sourcesOf(all: typeof packages): Record<string, string> {
  Object.assign(globalThis, { bundled: all });
  return Object.fromEntries(
    Object.entries(all).map(([name, module]) => {
      const names = Object.keys(module).filter((each) => each !== 'default');
      const taken = `const all = globalThis.bundled[${JSON.stringify(name)}];`;
      return [name, `${taken}\nexport default all.default ?? all;\nexport const { ${names.join(', ')} } = all;`];
    }),
  );
}
