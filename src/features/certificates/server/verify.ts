import type { KeyObject } from 'node:crypto';
import type * as z from 'zod/mini';
import { ReadProof, type Verification as VerificationShape } from '../contract.ts';
import { keyIdOf } from './addresses.ts';
import { holds } from './data-integrity.ts';
import { UnknownTermsError } from './json-ld.ts';
import { algorithms, jwtHolds } from './jwt.ts';
import type { SigningKeys } from './keys.ts';
import { fromDidKey } from './multikey.ts';
import { type Credential, type Upload, isPlain, readText } from './read-upload.ts';
import { type CredentialState, issuerOf, statementOf, validityOf } from './statement.ts';

export type Verification = z.infer<typeof VerificationShape>;

interface Deps {
  readonly keys: SigningKeys;
  /**
   * Revocation status of one of ours, and the id of its page; null if the credential does not name its status entry as we
   * do.
   */
  readonly stateOf: (credential: Credential) => Promise<CredentialState | null>;
  /** Signed form of the certificate at a link; undefined if none is visible. */
  readonly findLinked: (address: URL) => Promise<string | 'foreign-link' | undefined>;
  /** Signed form of the certificate with this printed number; undefined if none is visible. */
  readonly findNumbered: (certificateId: string) => Promise<string | undefined>;
  readonly now: () => number;
}

/** Key that is available without a network request, and the DID that it may sign for. */
interface Resolved {
  readonly key: KeyObject;
  /** Null for a key of ours, with which nobody else can sign. */
  readonly did: string | null;
}

const nothing = { issuer: null, statement: null, revocation: 'not-checked', isPdf: false } as const;

/** Verifies that a credential is what its issuer signed. Makes no network requests, neither for keys nor for status lists. */
export function credentialVerifier({ keys, stateOf, findLinked, findNumbered, now }: Deps) {
  return async function verify(upload: Upload): Promise<Verification> {
    switch (upload.kind) {
      case 'none':
        return unreadable(upload.reason);
      case 'link':
        return verifyLinked(upload.address);
      case 'number':
        return {
          ...(await verifyFound((await findNumbered(upload.certificateId)) ?? 'nothing-with-number')),
          isPdf: upload.isPdf,
        };
      case 'json':
        return verifyJson(upload.credential);
      case 'jwt':
        return verifyJwt(upload);
    }
  };

  async function verifyLinked(address: URL): Promise<Verification> {
    return verifyFound((await findLinked(address)) ?? 'nothing-at-link');
  }

  async function verifyFound(found: string): Promise<Verification> {
    if (found === 'foreign-link' || found === 'nothing-at-link' || found === 'nothing-with-number')
      return unreadable(found);
    const upload = readText(found);
    return upload.kind === 'json' ? verifyJson(upload.credential) : unreadable('no-credential');
  }

  async function verifyJson(credential: Credential): Promise<Verification> {
    const { proof: given, ...document } = credential;
    if (given === undefined) return unreadable('unsigned');
    if (!isPlain(document)) return unreadable('unknown-words');
    const proofs = [given].flat().flatMap((each) => ReadProof.safeParse(each).data ?? []);
    // With several proofs, prefer the newer suite: the contexts may define only that one.
    const proof = proofs.find(({ type }) => type === 'DataIntegrityProof') ?? proofs[0];
    if (!proof) return unreadable('unknown-signature');
    const resolved = await resolve(proof.verificationMethod);
    if (!resolved || !maySign(resolved, credential)) return { ...nothing, ...unknownIssuer(credential) };
    try {
      const isWhole = await holds({ ...document, '@context': credential['@context'] }, proof, resolved.key);
      return await verdictOf(credential, resolved, isWhole);
    } catch (error) {
      if (error instanceof UnknownTermsError) return unreadable('unknown-words');
      throw error;
    }
  }

  async function verifyJwt({ jwt, header, credential }: Upload & { kind: 'jwt' }): Promise<Verification> {
    if (!algorithms.has(header.alg)) return unreadable('unknown-signature');
    const resolved = header.kid === undefined ? undefined : await resolve(header.kid);
    if (!resolved || !maySign(resolved, credential)) return { ...nothing, ...unknownIssuer(credential) };
    return verdictOf(credential, resolved, jwtHolds(jwt, header.alg, resolved.key));
  }

  async function resolve(address: string): Promise<Resolved | undefined> {
    const keyId = keyIdOf(address);
    if (keyId === undefined) return fromDidKey(address);
    const own = await keys.findPublicKey(keyId);
    return own && { key: own.key, did: null };
  }

  async function verdictOf(credential: Credential, { did }: Resolved, isWhole: boolean): Promise<Verification> {
    const issuer = { ...issuerOf(credential), isThisSite: did === null };
    const standing = isWhole && did === null ? await stateOf(credential) : null;
    if (!isWhole || (did === null && standing === null))
      return { verdict: 'altered', reason: null, ...nothing, issuer };
    const statement = statementOf(credential, standing);
    const unchecked = credential.credentialStatus === undefined ? 'none' : 'not-checked';
    const found = {
      reason: null,
      issuer,
      statement,
      revocation: standing ? 'checked' : unchecked,
      isPdf: false,
    } as const;
    return { ...found, verdict: standing?.isRevoked ? 'revoked' : validityOf(credential, now()) };
  }
}

/** Only the DID itself may be the issuer of what its key signs; our own keys have no DID. */
function maySign({ did }: Resolved, credential: Credential): boolean {
  return did === null || issuerOf(credential).id === did;
}

function unknownIssuer(credential: Credential) {
  return { verdict: 'unknown-issuer', reason: null, issuer: { ...issuerOf(credential), isThisSite: false } } as const;
}

function unreadable(reason: NonNullable<Verification['reason']>): Verification {
  return { verdict: 'unreadable', reason, ...nothing };
}
