import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

const minuteMs = 60 * 1000;

/** The largest credential that is checked, as a file or as text. */
export const credentialMaxBytes = 1024 * 1024;
/** The same as Base64, with what stands around it in a body. */
const verificationBodyMaxBytes = Math.ceil((credentialMaxBytes * 4) / 3) + 1024;
export const revocationReasonMaxLength = 200;

const params = z.object({ certificateId: Id });

/** What everybody may see of a certificate whose page is on. */
export const Certificate = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  courseText: z.string(),
  /** Empty for a learner who had told no name. */
  learnerName: z.string(),
  issuerName: z.string(),
  /** Where the site stood when it was signed, without a trailing slash. */
  siteUrl: z.string(),
  completedAt: Timestamp,
  /** Of an installation that only its own machine reaches; nobody else can check it. */
  isTest: z.boolean(),
  revoked: z.nullable(z.object({ at: Timestamp, reason: z.string() })),
  /** Others see the page. */
  isPublic: z.boolean(),
  /** It is the caller's. */
  isOwn: z.boolean(),
  /** True until the learner confirms their address: nobody else sees it, and it has no files yet. */
  isWaiting: z.boolean(),
});

/** The public half of a key, for whoever checks an embedded proof. */
const Multikey = z.object({
  id: z.string(),
  type: z.literal('Multikey'),
  controller: z.string(),
  publicKeyMultibase: z.string(),
});

const KeyDocument = z.object({ '@context': z.string(), ...Multikey.shape });

/** A P-256 key as a JWT's `kid` leads to it: by itself, not in a set. */
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
  /** The keys that sign, and those that have signed. */
  assertionMethod: z.array(Multikey),
});

/** A bit for each certificate, in no order; 1 for a revoked one. */
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

/** What became of a credential that was checked. */
const verdicts = [
  'valid',
  'altered',
  'revoked',
  'expired',
  'not-yet-valid',
  'unknown-issuer',
  /** It is no credential, or none that can be read here; `reason` says why. */
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
  'pdf',
] as const;

export const Verification = z.object({
  verdict: z.enum(verdicts),
  reason: z.nullable(z.enum(unreadableReasons)),
  /** Whom it claims to be from; null where it does not say so. Proven unless the verdict is `altered` or `unknown-issuer`. */
  issuer: z.nullable(z.object({ id: z.string(), name: z.string(), isThisSite: z.boolean() })),
  /** What it says, only where its signature holds. */
  statement: z.nullable(
    z.object({
      achievement: z.string(),
      /** Empty where it names nobody. */
      learnerName: z.string(),
      validFrom: z.nullable(Timestamp),
      isTest: z.boolean(),
      /** Its page here; null for other issuers, and while its learner keeps it off. */
      certificateId: z.nullable(z.string()),
    }),
  ),
  /** Whether it was looked up that it is not revoked: `none` where its issuer revokes nothing. */
  revocation: z.enum(['checked', 'not-checked', 'none']),
});

const notFound = { 'certificate-not-found': { status: 404, message: 'There is no such certificate.' } } as const;

const addressNotConfirmed = {
  status: 403,
  message: 'Confirm your email address to get this certificate. Open its page to send the email again.',
} as const;

/** A form of a certificate as a file. */
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
    summary: "The signed-in learner's certificates, one for each completed course, the newest first",
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(Certificate) }) },
  },
  'GET /api/certificates/{certificateId}': {
    operation: 'getCertificate',
    summary: 'One certificate; for others than its learner only while its page is on',
    access: 'known',
    params,
    success: { status: 200, body: Certificate },
    errors: notFound,
  },
  'PUT /api/certificates/{certificateId}': {
    operation: 'switchCertificatePage',
    summary: "Switch the page of one's own certificate on or off",
    access: 'user',
    params,
    body: z.object({ visibility: z.enum(['public', 'private']) }),
    success: { status: 200, body: Certificate },
    errors: notFound,
  },
  'GET /api/certificates/{certificateId}/credential.json': fileRoute(
    'getCertificateCredential',
    'The certificate as a credential of Open Badges 3.0 with an embedded proof',
    'application/vc',
  ),
  'GET /api/certificates/{certificateId}/credential.jwt': fileRoute(
    'getCertificateJwt',
    'The same as a signed JWT',
    'application/vc+jwt',
  ),
  'GET /api/certificates/{certificateId}/badge.png': fileRoute(
    'getCertificatePng',
    'A picture of the certificate with the JWT baked in',
    'image/png',
  ),
  'GET /api/certificates/{certificateId}/badge.svg': fileRoute(
    'getCertificateSvg',
    'The same as a drawing',
    'image/svg+xml',
  ),
  'GET /api/certificates/{certificateId}/certificate.pdf': fileRoute(
    'getCertificatePdf',
    'The certificate to print, as a tagged PDF',
    'application/pdf',
  ),
  'GET /api/issuer': {
    operation: 'getIssuer',
    summary: 'Who issues the certificates, with the keys that sign them',
    access: 'anyone',
    success: { status: 200, body: Issuer },
  },
  'GET /api/issuer/keys/{keyId}': {
    operation: 'getIssuerKey',
    summary: 'A key that embedded proofs are checked with',
    access: 'anyone',
    params: z.object({ keyId: Id }),
    success: { status: 200, body: KeyDocument },
    errors: { 'key-not-found': { status: 404, message: 'There is no such key.' } },
  },
  'GET /api/issuer/jwks/{keyId}': {
    operation: 'getIssuerJwk',
    summary: 'A key that signed JWTs are checked with, as one bare JWK',
    access: 'anyone',
    params: z.object({ keyId: Id }),
    success: { status: 200, body: Jwk },
    errors: { 'key-not-found': { status: 404, message: 'There is no such key.' } },
  },
  'GET /api/issuer/status-lists/{list}': {
    operation: 'getStatusList',
    summary: 'Which certificates are revoked, as a Bitstring Status List',
    access: 'anyone',
    params: z.object({ list: z.string().check(z.regex(/^\d{1,6}$/, 'is no list')) }),
    success: { status: 200, body: StatusList },
    errors: { 'status-list-not-found': { status: 404, message: 'There is no such list.' } },
  },
  'POST /api/verifications': {
    operation: 'verifyCredential',
    summary:
      'Check a credential of any issuer: its JSON, a JWT, a baked PNG or SVG, or a link to a certificate of this site. Keys and lists of other sites are never fetched',
    access: 'anyone',
    body: z.object({
      /** The text itself, or a file as Base64. */
      content: z.string().check(z.minLength(1)),
      encoding: z.enum(['text', 'base64']),
    }),
    bodyMaxBytes: verificationBodyMaxBytes,
    callLimit: { max: 30, windowMs: minuteMs },
    success: { status: 200, body: Verification },
  },
} as const satisfies RouteTable;
