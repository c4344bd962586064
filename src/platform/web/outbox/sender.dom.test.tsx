import { expect, onTestFinished, test, vi } from 'vitest';
import { isAllSent } from './all-sent.ts';
import { createSender } from './sender.ts';

test('what is kept while something else is sent is never taken for sent, so that it outlives a page that ends in that moment', async () => {
  const kept = ['one'];
  const sent = Promise.withResolvers<void>();
  /** State that the next page would find if this one ended during the check. */
  const remembered: boolean[] = [];
  const sender = createSender({
    name: 'acts',
    list: { look: async () => undefined, changed: async () => undefined },
    async send() {
      if (kept[0] !== 'one') return false;
      kept.shift();
      await sent.promise;
      return true;
    },
    async isEmpty() {
      remembered.push(isAllSent('acts', 'ada'));
      return kept.length === 0;
    },
    delayMs: () => 60_000,
  });
  onTestFinished(sender.keepSending('ada'));
  await vi.waitFor(() => expect(kept).toEqual([]));
  await sender.change('ada', async () => void kept.push('two'), true);
  sent.resolve();
  await vi.waitFor(() => expect(remembered).not.toEqual([]));
  await vi.waitFor(() => expect(isAllSent('acts', 'ada')).toBe(false));
  expect(remembered).not.toContain(true);
});
