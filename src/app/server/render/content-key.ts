import { createHash } from 'node:crypto';
import { type AnyRead, type ReadCall, addressOf } from '../../../platform/contract/reading.ts';

/** Hash of the answers that a text was rendered from: rendering again is useless while it stays the same. */
export async function contentKey(reads: readonly ReadCall[], read: AnyRead): Promise<string> {
  const hash = createHash('sha256');
  for (const { key, params = {} } of reads) {
    const answer = await read(key, { params }).catch((error: unknown) => ({ refused: String(error) }));
    hash.update(`${addressOf(key, params)} ${JSON.stringify(answer)}\n`);
  }
  return hash.digest('base64url').slice(0, 22);
}

/** Creates a reader that calls `read` once for each address. */
export function readOnce(read: AnyRead): AnyRead {
  const answers = new Map<string, Promise<unknown>>();
  return (key, input = {}) => {
    const address = addressOf(key, input.params);
    const answer = answers.get(address) ?? read(key, input);
    answers.set(address, answer);
    return answer;
  };
}
