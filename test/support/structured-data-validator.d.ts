declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly fieldNames?: readonly string[];
    readonly rootType: string;
  }

  /** Validator of structured data; `schemaOrgJson` is schema.org's vocabulary as JSON-LD. */
  export default class Validator {
    constructor(schemaOrgJson: { '@graph': readonly object[] });
    validate(data: { jsonld: Record<string, readonly object[]> }): Promise<Issue[]>;
  }
}
