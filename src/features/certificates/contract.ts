import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

const minuteMs = 60 * 1000;

/** Largest credential that can be verified, as a file or as text, in bytes. */
export const credentialMaxBytes = 1024 * 1024;
/** Limit of the request body: the credential as Base64, plus the JSON around it. */
const verificationBodyMaxBytes = Math.ceil((credentialMaxBytes * 4) / 3) + 1024;
export const revocationReasonMaxLength = 200;

const params = z.object({ certificateId: Id });

/**
 * Step after a completed course: the next course of its track; after the last one, a career that the course leads to, or
 * the openings.
 */
export const NextStep = z.object({
  kind: z.enum(['course', 'career', 'openings']),
  /** Id and title of the course or career; empty for the openings. */
  id: z.string(),
  title: z.string(),
});

/** Certificate as shown to everyone who may see its page. */
export const Certificate = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  courseText: z.string(),
  /** Empty if the learner had not entered a name. */
  learnerName: z.string(),
  issuerName: z.string(),
  /** Public address of the site at the time of signing, without a trailing slash. */
  siteUrl: z.string(),
  completedAt: Timestamp,
  /** True if only the installation's own machine can reach it; nobody else can verify its certificates. */
  isTest: z.boolean(),
  revoked: z.nullable(z.object({ at: Timestamp, reason: z.string() })),
  /** True if others can see the page. */
  isPublic: z.boolean(),
  /** True if the certificate belongs to the caller. */
  isOwn: z.boolean(),
  /** True until the learner confirms their address: nobody else sees the certificate, and it has no files yet. */
  isWaiting: z.boolean(),
  /** Null for everyone but its learner, and for a revoked certificate. */
  next: z.nullable(NextStep),
});

/** Certificate with the work behind it. */
export const CertificateWithWork = z.extend(Certificate, {
  /** Requirements of the course at the time, as in the credential. */
  criteria: z.string(),
  /** Null if the course is no longer offered. */
  course: z.nullable(
    z.object({
      /** Estimated duration of the course. */
      minutes: z.number(),
      skills: z.array(z.string()),
    }),
  ),
  /** Work of the learner in the course as it is now; null if they have left it, or it is no longer offered. */
  work: z.nullable(
    z.object({
      exercisesPassed: z.int(),
      assignmentsPassed: z.int(),
      /** Null for everyone but the learner. */
      points: z.nullable(z.object({ earned: z.number(), of: z.number() })),
    }),
  ),
});

/** Public half of a key, for verifiers of an embedded proof. */
const Multikey = z.object({
  id: z.string(),
  type: z.literal('Multikey'),
  controller: z.string(),
  publicKeyMultibase: z.string(),
});

const KeyDocument = z.object({ '@context': z.string(), ...Multikey.shape });

/** A P-256 key as found at a JWT's `kid`: a single JWK, not a set. */
const Jwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
  kid: z.string(),
});

export const Proof = z.object({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: z.string(),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string(),
});

/** Embedded proof that can be checked: the suite of this site, or its predecessor. */
export const ReadProof = z.union([
  Proof,
  z.object({ ...z.omit(Proof, { cryptosuite: true }).shape, type: z.literal('Ed25519Signature2020') }),
]);

const Issuer = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
  /** Keys that sign now, and keys that signed before. */
  assertionMethod: z.array(Multikey),
});

/** One revocation bit per certificate, in no particular order; 1 means revoked. */
const StatusList = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  issuer: z.string(),
  validFrom: z.string(),
  credentialSubject: z.object({
    id: z.string(),
    type: z.literal('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    encodedList: z.string(),
  }),
  proof: Proof,
});

/** Results of verifying a credential. */
const verdicts = [
  'valid',
  'altered',
  'revoked',
  'expired',
  'not-yet-valid',
  'unknown-issuer',
  /** Not a credential, or none that can be read here; `reason` says why. */
  'unreadable',
] as const;

const unreadableReasons = [
  'no-credential',
  'unsigned',
  'unknown-words',
  'too-large',
  'foreign-link',
  'nothing-at-link',
  'nothing-with-number',
  'unknown-signature',
  'unknown-kind',
  'open-badge-2',
  'several',
  'incomplete-number',
  /** A PDF without a certificate's number. */
  'pdf',
] as const;

export const Verification = z.object({
  verdict: z.enum(verdicts),
  reason: z.nullable(z.enum(unreadableReasons)),
  /** Claimed issuer; null if the credential names none. Proven unless the verdict is `altered` or `unknown-issuer`. */
  issuer: z.nullable(z.object({ id: z.string(), name: z.string(), isThisSite: z.boolean() })),
  /** Contents of the credential; null unless its signature is valid. */
  statement: z.nullable(
    z.object({
      achievement: z.string(),
      /** Empty if it names nobody. */
      learnerName: z.string(),
      validFrom: z.nullable(Timestamp),
      isTest: z.boolean(),
      /** Id of its page here; null for other issuers, and while the learner has switched the page off. */
      certificateId: z.nullable(z.string()),
    }),
  ),
  /** Result of the revocation check: `none` if the issuer revokes nothing. */
  revocation: z.enum(['checked', 'not-checked', 'none']),
  /** True if it is about the certificate with the number in a PDF. The PDF itself is not signed, so it may differ. */
  isPdf: z.boolean(),
});

const notFound = { 'certificate-not-found': { status: 404, message: 'There is no such certificate.' } } as const;

const addressNotConfirmed = {
  status: 403,
  message: 'Confirm your email address to get this certificate. Open its page to send the email again.',
} as const;

/** Route that downloads a certificate in one file format. */
function fileRoute<const Operation extends string, const Type extends string>(
  operation: Operation,
  summary: string,
  contentType: Type,
) {
  return {
    operation,
    summary,
    access: 'known',
    params,
    callLimit: { max: 60, windowMs: minuteMs },
    success: { status: 200, file: { contentTypes: [contentType] } },
    errors: { ...notFound, 'certificate-not-confirmed': addressNotConfirmed },
  } as const;
}

export const certificateRoutes = {
  'GET /api/certificates': {
    operation: 'listMyCertificates',
    summary: 'List the certificates of the logged-in learner, one for each completed course, newest first',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(Certificate) }) },
  },
  'GET /api/certificates/{certificateId}': {
    operation: 'getCertificate',
    summary: 'Get a certificate; available to its learner, and to others only while its page is public',
    access: 'known',
    params,
    success: { status: 200, body: CertificateWithWork },
    errors: notFound,
  },
  'PUT /api/certificates/{certificateId}': {
    operation: 'switchCertificatePage',
    summary: 'Make the page of one of the logged-in user’s certificates public or private',
    access: 'user',
    params,
    body: z.object({ visibility: z.enum(['public', 'private']) }),
    success: { status: 200, body: CertificateWithWork },
    errors: notFound,
  },
  'GET /api/certificates/{certificateId}/credential.json': fileRoute(
    'getCertificateCredential',
    'Download a certificate as an Open Badges 3.0 credential with an embedded proof',
    'application/vc',
  ),
  'GET /api/certificates/{certificateId}/credential.jwt': fileRoute(
    'getCertificateJwt',
    'Download a certificate as an Open Badges 3.0 credential in a signed JWT',
    'application/vc+jwt',
  ),
  'GET /api/certificates/{certificateId}/badge.png': fileRoute(
    'getCertificatePng',
    'Download a certificate as a PNG image with the JWT baked in',
    'image/png',
  ),
  'GET /api/certificates/{certificateId}/badge.svg': fileRoute(
    'getCertificateSvg',
    'Download a certificate as an SVG image with the JWT baked in',
    'image/svg+xml',
  ),
  'GET /api/certificates/{certificateId}/certificate.pdf': fileRoute(
    'getCertificatePdf',
    'Download a certificate for printing, as a tagged PDF',
    'application/pdf',
  ),
  'GET /api/issuer': {
    operation: 'getIssuer',
    summary: 'Get the issuer of the certificates, with the public keys for verifying them',
    access: 'anyone',
    success: { status: 200, body: Issuer },
  },
  'GET /api/issuer/keys/{keyId}': {
    operation: 'getIssuerKey',
    summary: 'Get a key for verifying embedded proofs',
    access: 'anyone',
    params: z.object({ keyId: Id }),
    success: { status: 200, body: KeyDocument },
    errors: { 'key-not-found': { status: 404, message: 'There is no such key.' } },
  },
  'GET /api/issuer/jwks/{keyId}': {
    operation: 'getIssuerJwk',
    summary: 'Get a key for verifying signed JWTs, as a single bare JWK',
    access: 'anyone',
    params: z.object({ keyId: Id }),
    success: { status: 200, body: Jwk },
    errors: { 'key-not-found': { status: 404, message: 'There is no such key.' } },
  },
  'GET /api/issuer/status-lists/{list}': {
    operation: 'getStatusList',
    summary: 'Get the list of revoked certificates as a Bitstring Status List',
    access: 'anyone',
    params: z.object({ list: z.string().check(z.regex(/^\d{1,6}$/, 'is no list')) }),
    success: { status: 200, body: StatusList },
    errors: { 'status-list-not-found': { status: 404, message: 'There is no such list.' } },
  },
  'POST /api/verifications': {
    operation: 'verifyCredential',
    summary:
      'Verify any issuer’s credential (JSON, JWT, baked PNG or SVG, or the link, number or PDF of a certificate of this site); other sites’ keys and lists are never fetched',
    access: 'anyone',
    body: z.object({
      /** Text of the credential, or a file as Base64. */
      content: z.string().check(z.minLength(1)),
      encoding: z.enum(['text', 'base64']),
    }),
    bodyMaxBytes: verificationBodyMaxBytes,
    callLimit: { max: 30, windowMs: minuteMs },
    success: { status: 200, body: Verification },
  },
} as const satisfies RouteTable;
