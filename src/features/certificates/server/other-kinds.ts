/** Reasons why an input is not a credential that can be checked here, as in the contract. */
export type UnreadKind = 'no-credential' | 'unknown-kind' | 'unknown-words' | 'open-badge-2' | 'several' | 'pdf';

interface Found {
  readonly value: unknown;
  readonly reason?: UnreadKind;
}

/**
 * Extracts the credential from a list of one or a presentation, as wallets export it; turns single values of `@context`
 * and `type` into lists, which mean the same. The presenter is not checked, so nothing is said about them.
 */
export function oneCredential(document: unknown): Found {
  const [value, ...others] = Array.isArray(document) ? (document as unknown[]) : [document];
  if (others.length > 0) return { value: undefined, reason: 'several' };
  if (!isObject(value)) return { value };
  const listed = { ...value, '@context': listOf(value['@context']), type: listOf(value['type']) };
  if (!listed.type.includes('VerifiablePresentation')) return { value: 'type' in value ? listed : value };
  const [inner, ...more] = listOf(value['verifiableCredential']);
  if (more.length > 0) return { value: undefined, reason: 'several' };
  if (!isObject(inner)) return { value: undefined, reason: 'unknown-kind' };
  return { value: { ...inner, '@context': listOf(inner['@context']), type: listOf(inner['type']) } };
}

/** Reason for a value that does not match our credential shape. */
export function kindOf(value: unknown): UnreadKind {
  if (!isObject(value)) return 'no-credential';
  const types = listOf(value['type']);
  const isAssertion = types.includes('Assertion') || ('badge' in value && 'recipient' in value);
  if (isAssertion) return 'open-badge-2';
  if ('vc' in value) return 'unknown-kind';
  if (!types.includes('VerifiableCredential')) return 'no-credential';
  return listOf(value['@context']).some(isObject) ? 'unknown-words' : 'unknown-kind';
}

/** Returns whether an image contains an Open Badge of version 1 or 2. */
export function isOldBadge(png: Buffer): boolean {
  return png.includes('iTXtopenbadges\0') || png.includes('tEXtopenbadges\0');
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
