/** Types of the independent verifier's packages, which have none, as far as tests use them. */

type DocumentLoader = (url: string) => Promise<{ documentUrl: string; document: object }>;

declare module '@digitalcredentials/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: object }) => object;
}

declare module '@digitalcredentials/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalcredentials/vc' {
  interface Options {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
    checkStatus: () => { verified: boolean };
  }

  export function verifyCredential(options: Options): Promise<{ verified: boolean; error?: Error }>;
}

declare module '@digitalcredentials/vc-bitstring-status-list' {
  interface Options {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
  }

  export function checkStatus(options: Options): Promise<{ verified: boolean; error?: Error }>;
}
