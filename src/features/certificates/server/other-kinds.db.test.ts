import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { certified } from '../../../../test/support/certificates.ts';

const app = await appForThisFile({ settings: { publicUrl: 'https://learn.example.org' } });

async function check(given: string | Buffer) {
  const isText = typeof given === 'string';
  const body = { content: isText ? given : given.toString('base64'), encoding: isText ? 'text' : 'base64' } as const;
  const { verdict, reason } = await app.browser().call('POST /api/verifications', { body });
  return { verdict, reason };
}

const valid = { verdict: 'valid', reason: null };
const own = async () => {
  const { certificateId } = await certified(app);
  const file = await app.app.inject(`/api/certificates/${certificateId}/credential.json`);
  return { certificateId, credential: JSON.parse(file.payload) as Record<string, unknown> };
};

test('a certificate is found by its number, and one that is not there is said not to be', async () => {
  const { certificateId } = await own();
  expect(await check(` ${certificateId.toUpperCase()}\n`)).toEqual(valid);
  const unknown = { verdict: 'unreadable', reason: 'nothing-with-number' };
  expect(await check('01990000-0000-7000-8000-000000000000')).toEqual(unknown);
});

test('a certificate is read in a list of one, in a presentation, and with one text for its type', async () => {
  const { credential } = await own();
  const presentation = { '@context': ['x'], type: 'VerifiablePresentation', verifiableCredential: [credential] };
  const forms = [[credential], presentation, { ...presentation, verifiableCredential: credential }, [presentation]];
  for (const form of forms) expect(await check(JSON.stringify(form))).toEqual(valid);
  const changed = { ...presentation, verifiableCredential: { ...credential, name: 'Another course' } };
  expect(await check(JSON.stringify(changed))).toEqual({ verdict: 'altered', reason: null });
});

const foreign = {
  '@context': 'https://www.w3.org/ns/credentials/v2',
  type: 'VerifiableCredential',
  issuer: 'did:key:z6MksMupB6YfUxUcS4TFeUazEVwQ2BLGFRs9noNVigmH1zYP',
  credentialSubject: {},
};
const jwtOf = (header: object, payload: object) =>
  `${[header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.AA`;
const assertion = { '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion', badge: {}, recipient: {} };
const png = (chunk: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(chunk)]);

test.each([
  ['a signature of 2018', JSON.stringify({ ...foreign, proof: { type: 'Ed25519Signature2018' } }), 'unknown-signature'],
  [
    'a suite of another canonical form',
    JSON.stringify({ ...foreign, proof: { type: 'DataIntegrityProof', cryptosuite: 'eddsa-jcs-2022' } }),
    'unknown-signature',
  ],
  ['an ECDSA suite', JSON.stringify({ ...foreign, proof: [{ cryptosuite: 'ecdsa-rdfc-2019' }] }), 'unknown-signature'],
  ['a JWT of RSA', jwtOf({ alg: 'RS256' }, foreign), 'unknown-signature'],
  ['a JWT without a signature', jwtOf({ alg: 'none' }, foreign), 'unknown-signature'],
  ['a JWT whose credential is a text', jwtOf({ alg: 'EdDSA' }, { vc: 'foreign' }), 'unknown-kind'],
  ['a list of subjects', JSON.stringify({ ...foreign, credentialSubject: [{}, {}] }), 'unknown-kind'],
  ['words of its own', JSON.stringify({ ...foreign, '@context': ['x', { hours: 'y' }] }), 'unknown-words'],
  ['several', JSON.stringify([foreign, foreign]), 'several'],
  ['nothing signed', JSON.stringify(foreign), 'unsigned'],
  ['an Open Badge 2.0', JSON.stringify(assertion), 'open-badge-2'],
  [
    'a signed Open Badge 2.0',
    jwtOf({ alg: 'RS256' }, { badge: 'https://example.org/b', recipient: {} }),
    'open-badge-2',
  ],
  ['a picture of an Open Badge 2.0', png('\0\0\0\u0010iTXtopenbadges\0{}'), 'open-badge-2'],
  ['a drawing of one', '<svg><openbadges:assertion verify="https://example.org/a"/></svg>', 'open-badge-2'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
  ['a picture of nothing', png('\0\0\0\0IEND'), 'no-credential'],
])('%s is never valid, and is called what it is', async (_, given, reason) => {
  expect(await check(given)).toEqual({ verdict: 'unreadable', reason });
});
