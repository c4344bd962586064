import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { base58 } from '@scure/base';
import { describe, expect, test, vi } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { certified } from '../../../../test/support/certificates.ts';
import { operate } from '../../../../test/support/operator.ts';
import { signDocument } from './data-integrity.ts';
import { canonize } from './json-ld.ts';
import { signJwt } from './jwt.ts';
import { toMultibase } from './multikey.ts';

const siteUrl = 'https://learn.example.org';
const app = await appForThisFile({ settings: { publicUrl: siteUrl } });

async function check(given: string | Buffer) {
  const isText = typeof given === 'string';
  const body = { content: isText ? given : given.toString('base64'), encoding: isText ? 'text' : 'base64' } as const;
  return app.browser().call('POST /api/verifications', { body });
}

async function fileOf(certificateId: string, name: string): Promise<Buffer> {
  return (await app.app.inject(`/api/certificates/${certificateId}/${name}`)).rawPayload;
}

/** Creates an issuer with a `did:key`: the key is its own id. */
function newIssuer() {
  const { privateKey: key, publicKey } = generateKeyPairSync('ed25519');
  const text = toMultibase(publicKey.export({ format: 'jwk' }));
  const did = `did:key:${text}`;
  return { key, did, address: `${did}#${text}` };
}

const undated = {
  id: 'urn:uuid:4f1b2c3d-0000-4000-8000-000000000000',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Gardening',
  credentialSubject: { id: 'urn:uuid:4f1b2c3d-0000-4000-8000-000000000001', type: ['AchievementSubject'] },
};

async function foreign(more: object = {}, at = Date.now()) {
  const { did, ...signer } = newIssuer();
  const unsigned = {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    ...undated,
    issuer: { id: did, type: ['Profile'], name: 'Another school' },
    validFrom: '2026-01-01T00:00:00Z',
    ...more,
  };
  return signDocument(unsigned, signer, at);
}

/** Credential in version 1 of the standard, signed with the suite of that time. */
async function ofFirstVersion(more: object) {
  const { key, did, address } = newIssuer();
  const context = ['https://www.w3.org/2018/credentials/v1', 'https://purl.imsglobal.org/spec/ob/v3p0/context.json'];
  const document = {
    '@context': [...context, 'https://w3id.org/security/suites/ed25519-2020/v1'],
    ...undated,
    issuer: { id: did, type: ['Profile'], name: 'Another school' },
    issuanceDate: '2026-01-01T00:00:00Z',
    ...more,
  };
  const created = '2026-01-01T00:00:00Z';
  const options = {
    type: 'Ed25519Signature2020',
    created,
    verificationMethod: address,
    proofPurpose: 'assertionMethod',
  };
  const signed = [await canonize({ '@context': document['@context'], ...options }), await canonize(document)];
  const digest = Buffer.concat(signed.map((text) => createHash('sha256').update(text).digest()));
  return { ...document, proof: { ...options, proofValue: `z${base58.encode(sign(null, digest, key))}` } };
}

describe('a certificate of this site', () => {
  test('is valid in every form, and by its link', async () => {
    const { certificateId } = await certified(app);
    const files = ['credential.json', 'credential.jwt', 'badge.png', 'badge.svg'];
    const forms = await Promise.all(files.map((name) => fileOf(certificateId, name)));
    const link = `${siteUrl}/certificates/${certificateId}`;
    for (const form of [...forms, forms[0]!.toString(), ` ${forms[1]!.toString()}\n`, forms[3]!.toString(), link]) {
      expect(await check(form)).toEqual({
        verdict: 'valid',
        reason: null,
        issuer: { id: `${siteUrl}/api/issuer`, name: 'Opvir', isThisSite: true },
        statement: {
          achievement: 'Learn React',
          learnerName: 'Ada Lovelace',
          validFrom: expect.any(Number) as number,
          isTest: false,
          certificateId,
        },
        revocation: 'checked',
        isPdf: false,
      });
    }
  });

  test('is found by its number, and by the number in its PDF, which is said not to be signed', async () => {
    const { browser, certificateId } = await certified(app);
    const found = { verdict: 'valid', statement: { learnerName: 'Ada Lovelace', certificateId }, isPdf: false };
    const spaced = ` ${certificateId.replaceAll('-', ' ').toUpperCase()}\n`;
    for (const text of [certificateId, spaced, `learn.example.org/certificates/${certificateId}`])
      expect(await check(text)).toMatchObject(found);
    const pdf = await fileOf(certificateId, 'certificate.pdf');
    expect(await check(pdf)).toMatchObject({ ...found, isPdf: true });
    expect(await check(Buffer.from('%PDF-1.7 from elsewhere'))).toMatchObject({ verdict: 'unreadable', reason: 'pdf' });
    expect(await check(certificateId.slice(1))).toMatchObject({ reason: 'incomplete-number' });

    const params = { certificateId };
    await browser.call('PUT /api/certificates/{certificateId}', { params, body: { visibility: 'private' } });
    const hidden = await Promise.all([certificateId, pdf, crypto.randomUUID()].map(check));
    for (const result of hidden)
      expect(result).toMatchObject({ reason: 'nothing-with-number', statement: null, issuer: null });
  });

  test('with one changed letter is altered, in every form, and nothing of what it says is repeated', async () => {
    const { certificateId } = await certified(app);
    const json = (await fileOf(certificateId, 'credential.json')).toString();
    const jwt = (await fileOf(certificateId, 'credential.jwt')).toString();
    const svg = (await fileOf(certificateId, 'badge.svg')).toString();
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const text = Buffer.from(body, 'base64url').toString().replaceAll('Ada Lovelace', 'Ada Lovelacf');
    const forged = `${head}.${Buffer.from(text).toString('base64url')}.${signature}`;
    const flipped = `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`;
    const changed = [
      json.replace('Ada Lovelace', 'Bda Lovelace'),
      json.replace(/"proofValue":"z(.)/, (_, first) => `"proofValue":"z${first === '2' ? '3' : '2'}`),
      forged,
      `${head}.${body}.${flipped}`,
      svg.replace(jwt, forged),
    ];
    for (const form of changed) expect(await check(form)).toMatchObject({ verdict: 'altered', statement: null });
  });

  test('that was revoked is told so, in the words of the operator nowhere but on its page', async () => {
    const { certificateId } = await certified(app);
    const json = (await fileOf(certificateId, 'credential.json')).toString();
    await operate(app, 'certificate', 'revoke', certificateId, '--reason', 'Issued by mistake');
    for (const form of [json, await fileOf(certificateId, 'badge.png'), `${siteUrl}/certificates/${certificateId}`]) {
      expect(await check(form)).toMatchObject({ verdict: 'revoked', revocation: 'checked' });
    }
  });

  test('that was revoked is not valid in any other spelling of the same meaning', async () => {
    const { certificateId } = await certified(app);
    const json = (await fileOf(certificateId, 'credential.json')).toString();
    await operate(app, 'certificate', 'revoke', certificateId, '--reason', 'Issued by mistake');
    const { credentialStatus: status, ...rest } = JSON.parse(json) as { credentialStatus: Record<string, unknown> };
    const { id, type, statusListIndex, statusListCredential } = status;
    const respelt = [
      { ...rest, credentialStatus: { ...status, statusListIndex: { '@value': statusListIndex } } },
      { ...rest, credentialStatus: { ...status, statusListCredential: { id: statusListCredential } } },
      { ...rest, credentialStatus: [{ id, type }, status] },
      { ...rest, 'https://www.w3.org/2018/credentials#credentialStatus': status },
    ];
    for (const form of respelt) {
      const { verdict, statement } = await check(JSON.stringify(form));
      expect({ isRefused: verdict === 'altered' || verdict === 'unreadable', statement }).toEqual({
        isRefused: true,
        statement: null,
      });
    }
  });

  test('whose page is off is still valid as a file, leads to no page, and is nothing by its link', async () => {
    const { browser, certificateId } = await certified(app);
    const json = (await fileOf(certificateId, 'credential.json')).toString();
    const params = { certificateId };
    await browser.call('PUT /api/certificates/{certificateId}', { params, body: { visibility: 'private' } });
    expect(await check(json)).toMatchObject({ verdict: 'valid', statement: { certificateId: null } });
    expect(await check(`${siteUrl}/certificates/${certificateId}`)).toMatchObject({
      verdict: 'unreadable',
      reason: 'nothing-at-link',
    });
  });
});

describe('a credential of another issuer', () => {
  test('is valid when its key stands in it, whoever that is; whether it was revoked is not looked up', async () => {
    const status = {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '7',
      statusListCredential: 'https://elsewhere.example/list',
    };
    const without = await check(JSON.stringify(await foreign()));
    expect(without).toMatchObject({ verdict: 'valid', revocation: 'none', issuer: { isThisSite: false } });
    const listed = await check(JSON.stringify(await foreign({ credentialStatus: status })));
    expect(listed).toMatchObject({ verdict: 'valid', revocation: 'not-checked', statement: { certificateId: null } });
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    expect(publicKey.asymmetricKeyType).toBe('ec');
    const own = await foreign();
    const kid = own.proof.verificationMethod.split('#')[0] ?? '';
    const wrongKey = signJwt(own, { key: privateKey, address: kid }, Date.now());
    expect(await check(wrongKey)).toMatchObject({ verdict: 'altered' });
  });

  test('that names another issuer than its key, or a key on another machine, is of an unknown issuer; nothing is fetched', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the network is cut'));
    const own = await foreign();
    const elsewhere = (address: string) =>
      JSON.stringify({ ...own, proof: { ...own.proof, verificationMethod: address } });
    const addresses = [
      'http://169.254.169.254/latest/meta-data',
      'http://localhost:22/api/issuer/keys/x',
      `${siteUrl}/api/issuer/keys/unknown`,
      'did:web:elsewhere.example',
      'did:key:z6MkNoKey',
    ];
    for (const form of [
      ...addresses.map(elsewhere),
      JSON.stringify({ ...own, issuer: { id: `${siteUrl}/api/issuer`, name: 'Opvir' } }),
    ]) {
      expect(await check(form)).toMatchObject({ verdict: 'unknown-issuer', statement: null });
    }
    expect(await check('http://169.254.169.254/latest')).toMatchObject({ reason: 'foreign-link' });
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });

  test('holds for its time', async () => {
    const past = { validUntil: '2026-01-02T00:00:00Z' };
    const future = { validFrom: '2999-01-01T00:00:00Z' };
    expect(await check(JSON.stringify(await foreign(past)))).toMatchObject({ verdict: 'expired' });
    expect(await check(JSON.stringify(await foreign(future)))).toMatchObject({ verdict: 'not-yet-valid' });
    const { validUntil, ...rest } = (await foreign(past)) as Awaited<ReturnType<typeof foreign>> & typeof past;
    const hidden = {
      ...rest,
      'https://www.w3.org/2018/credentials#validUntil': {
        '@type': 'http://www.w3.org/2001/XMLSchema#dateTime',
        '@value': validUntil,
      },
    };
    expect(await check(JSON.stringify(hidden))).toMatchObject({ reason: 'unknown-words' });
    expect(await check(JSON.stringify(await foreign({ validUntil: 'some day' })))).toMatchObject({
      verdict: 'expired',
    });
  });

  test('holds for the time of the JWT that carries it', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const text = toMultibase(publicKey.export({ format: 'jwk' }));
    const address = `did:key:${text}`;
    const { proof, ...credential } = await foreign({ issuer: { id: address, type: ['Profile'], name: 'A school' } });
    const carried = (claims: object) => {
      const signed = [
        { alg: 'EdDSA', kid: `${address}#${text}` },
        { ...credential, ...claims },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
    };
    const seconds = Math.floor(Date.now() / 1000);
    expect(proof.type).toBe('DataIntegrityProof');
    expect(await check(carried({ exp: seconds + 3600 }))).toMatchObject({ verdict: 'valid' });
    expect(await check(carried({ exp: seconds - 3600 }))).toMatchObject({ verdict: 'expired' });
    expect(await check(carried({ nbf: seconds + 3600 }))).toMatchObject({ verdict: 'not-yet-valid' });
  });

  test('of the first version of the standard holds by its own dates, and with one changed letter does not', async () => {
    const whole = await ofFirstVersion({ expirationDate: '2999-01-01T00:00:00Z' });
    expect(await check(JSON.stringify(whole))).toMatchObject({
      verdict: 'valid',
      statement: { validFrom: Date.parse('2026-01-01T00:00:00Z') },
    });
    expect(await check(JSON.stringify({ ...whole, name: 'Gardeninh' }))).toMatchObject({ verdict: 'altered' });
    const both = await foreign();
    const withBoth = { ...both, proof: [whole.proof, both.proof] };
    expect(await check(JSON.stringify(withBoth))).toMatchObject({ verdict: 'valid' });
    const over = await ofFirstVersion({ expirationDate: '2026-01-02T00:00:00Z' });
    expect(await check(JSON.stringify(over))).toMatchObject({ verdict: 'expired' });
    const extended = await ofFirstVersion({
      expirationDate: '2026-01-02T00:00:00Z',
      validUntil: '2999-01-01T00:00:00Z',
    });
    expect(await check(JSON.stringify(extended))).toMatchObject({ verdict: 'expired' });
  });

  test.each([
    ['P-256', 'prime256v1', 'ES256', 'sha256', '8024'],
    ['P-384', 'secp384r1', 'ES384', 'sha384', '8124'],
    ['secp256k1', 'secp256k1', 'ES256K', 'sha256', 'e701'],
  ])(
    'of the first version as a JWT, signed with a key of %s, holds for its time',
    async (_, namedCurve, alg, hash, code) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve });
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const parity = Buffer.from([2 + ((Buffer.from(y, 'base64url').at(-1) ?? 0) & 1)]);
      const bytes = Buffer.concat([Buffer.from(code, 'hex'), parity, Buffer.from(x, 'base64url')]);
      const did = `did:key:z${base58.encode(bytes)}`;
      const carried = (exp: number, header: object = {}) => {
        const payload = { iss: did, exp, vc: { '@context': ['https://www.w3.org/2018/credentials/v1'], ...undated } };
        const text = [{ alg, kid: `${did}#${did.slice(8)}`, ...header }, payload]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.');
        const signature = sign(hash, Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
        return `${text}.${signature.toString('base64url')}`;
      };
      const seconds = Math.floor(Date.now() / 1000);
      expect(await check(carried(seconds + 3600))).toMatchObject({ verdict: 'valid', issuer: { id: did } });
      expect(await check(carried(seconds - 3600))).toMatchObject({ verdict: 'expired' });
      expect(await check(carried(seconds + 3600, { alg: 'EdDSA' }))).toMatchObject({ verdict: 'altered' });
    },
  );

  test('in words that are not known here is not read, nor is one without a signature', async () => {
    const own = await foreign();
    const strange = { ...own, '@context': [...own['@context'], 'https://elsewhere.example/words'] };
    expect(await check(JSON.stringify(strange))).toMatchObject({ reason: 'unknown-words' });
    expect(await check(JSON.stringify({ ...own, invented: 'x' }))).toMatchObject({ reason: 'unknown-words' });
    expect(await check(JSON.stringify({ ...own, proof: undefined }))).toMatchObject({ reason: 'unsigned' });
  });
});

const deep = 10_000;
const brokenPng = Buffer.from('89504e470d0a1a0affffffff69545874', 'hex');

function pngWith(text: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('iTXt'), text]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([brokenPng.subarray(0, 8), length, named, sum]);
}

describe('what is no credential is told so, and nothing fails', () => {
  test.each<[string, string | Buffer]>([
    ['a word', 'hello'],
    ['JSON of something else', '{"a":1}'],
    ['a list', '[]'],
    ['JSON nested ten thousand deep', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
    ['lists nested ten thousand deep', '['.repeat(deep) + ']'.repeat(deep)],
    [
      'a hundred thousand values',
      JSON.stringify({ type: ['VerifiableCredential'], a: Array.from({ length: 1e5 }, () => 1) }),
    ],
    ['a picture that is cut off', brokenPng],
    ['a picture without a credential', pngWith(Buffer.from('title\0\0\0\0\0x'))],
    [
      'a picture with a compressed one, which is not unpacked',
      pngWith(Buffer.from('openbadgecredential\0\u0001\0\0\0x')),
    ],
    ['a picture with an unfinished one', pngWith(Buffer.from('openbadgecredential'))],
    ['a drawing without a credential', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    [
      'a drawing full of entities',
      `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(1000)}">]><svg>${'&a;'.repeat(10_000)}</svg>`,
    ],
    ['a drawing of opening tags', '<credential '.repeat(50_000)],
    ['a JWT of nothing', 'a.b.c'],
    ['bytes', Buffer.from([0xff, 0xfe, 0, 1, 2])],
    ['what was Base64 of nothing', Buffer.from(' ')],
  ])('%s', async (_, given) => {
    expect(await check(given)).toMatchObject({ verdict: 'unreadable', reason: 'no-credential', statement: null });
  });

  test('more than a megabyte', async () => {
    expect(await check(Buffer.alloc(1024 * 1024 + 1, 'x'))).toMatchObject({ reason: 'too-large' });
    const answer = await app.browser().send('POST', '/api/verifications', {
      body: { content: 'x'.repeat(2 * 1024 * 1024), encoding: 'text' },
    });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });

  test('a graph that is made to take for ever is given up', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `_:b${index}`);
    const profiles = names.map((id) => ({
      id,
      type: ['Profile'],
      parentOrg: names.filter((name) => name !== id).map((other) => ({ id: other, type: ['Profile'] })),
    }));
    const own = await foreign();
    const poisoned = { ...own, issuer: { ...own.issuer, parentOrg: profiles } };
    // Processing it completely would exceed the test's timeout.
    const { verdict } = await check(JSON.stringify(poisoned));
    expect(verdict).not.toBe('valid');
  });
});
