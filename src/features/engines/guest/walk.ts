import { pressOn, typeInto } from './act.ts';
import type { GuestReport } from './contract.ts';
import { findField, findToClick } from './find.ts';
import type { Run } from './harness.ts';
import { renderedOf, elementAt } from './rendered.ts';
import { visibleText } from './visible-text.ts';

/** Thrown if a step names an element that is not on the page. The message is the name. */
class NothingToClick extends Error {
  override readonly name = 'NothingToClick';
}
class NothingToTypeInto extends Error {
  override readonly name = 'NothingToTypeInto';
}

/** Performs the steps in order, waits after each until the page is idle, and returns what is visible at the end. */
export async function walk({ request, rest }: Run, body: HTMLElement): Promise<Pick<GuestReport, 'shown' | 'drawn'>> {
  await rest();
  for (const step of request.steps ?? []) {
    if ('click' in step) {
      const found = findToClick(body, step.click);
      if (!found) throw new NothingToClick(step.click);
      pressOn(found);
    } else if ('pressAt' in step) {
      pressOn(elementAt(body, step.pressAt));
    } else if ('fillAt' in step) {
      typeInto(elementAt(body, step.fillAt), step.text);
    } else {
      const { into, text } = step.type;
      const found = findField(body, into);
      if (!found) throw new NothingToTypeInto(into);
      typeInto(found, text);
    }
    await rest();
  }
  return { shown: visibleText(body), ...(request.isPreview && { drawn: renderedOf(body) }) };
}
