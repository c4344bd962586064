import type { Harness, Write } from './contract.ts';
import { document, onListenerError } from './document.ts';
import { makeHarness } from './harness.ts';
import { onPageLeft } from './leave-page.ts';
import { walk } from './walk.ts';

/** Harness for JavaScript in a page. */
export const harness = (write: Write): Harness =>
  makeHarness(write, async (run) => {
    onListenerError(run.fail);
    onPageLeft(run.fail);
    document.body.innerHTML = run.request.page ?? '';
    await run.load();
    return walk(run, document.body);
  });
