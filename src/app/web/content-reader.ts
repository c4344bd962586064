import { type AnyRead, addressOf, isMissing } from '../../platform/contract/reading.ts';
import { chunk } from '../../platform/web/chunk.ts';
import { contentBlockId } from '../../platform/web/page-content.ts';

interface CachedAnswer {
  readonly answer: unknown;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Time for which navigation reuses an answer. */
const freshForMs = 10_000;

/** Loaded on demand, as the first page makes no calls. */
const loadCalls = chunk(() => import('../../platform/web/rpc.ts'));

/**
 * Creates the reader of pages in the browser: first from the HTML of the first page, then by calls to the server. If a
 * call fails, it returns the previous answer, unless the item is missing.
 */
export function makeContentReader(): AnyRead {
  const cache = new Map<string, CachedAnswer>();
  const text = document.getElementById(contentBlockId)?.textContent ?? '{}';
  for (const [address, answer] of Object.entries(JSON.parse(text) as Record<string, unknown>))
    cache.set(address, { answer, readAt: Date.now() });

  return async (key, input) => {
    const address = addressOf(key, input?.params);
    const known = cache.get(address);
    if (known && Date.now() - known.readAt < freshForMs) return known.answer;
    try {
      const { makeCall } = await loadCalls();
      const answer: unknown = await makeCall()(key as never, input as never);
      cache.set(address, { answer, readAt: Date.now() });
      return answer;
    } catch (error) {
      if (known && !isMissing(error)) return known.answer;
      throw error;
    }
  };
}
