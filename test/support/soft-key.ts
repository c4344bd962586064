import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

interface Wrong {
  readonly challenge?: string;
  readonly origin?: string;
  readonly isUnlocked?: boolean;
  /** True if it is signed with another key than the stored one. */
  readonly isForged?: boolean;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasKey = 0x40;

/** Passkey in software: answers as in WebAuthn, with ECDSA on P-256 and without attestation. */
export class SoftKey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #site: Site;
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  constructor(site: Site) {
    this.#site = site;
  }

  create(challenge: string) {
    const { x, y } = this.#pair.publicKey.export({ format: 'jwk' });
    // COSE: a map of kty EC2, alg ES256, curve P-256, x and y.
    const cose = Buffer.concat([
      Buffer.from('a50102032620012158', 'hex'),
      Buffer.from([32]),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.#head(userPresent | userVerified | hasKey),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cose,
    ]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: attestation.toString('base64url'),
    });
  }

  use(given: string, { challenge = given, origin, isUnlocked = true, isForged = false }: Wrong = {}) {
    this.#counter += 1;
    const data = this.#head(isUnlocked ? userPresent | userVerified : userPresent);
    const client = this.#clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
    const { privateKey } = isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.#pair;
    const signature = createSign('sha256').update(data).update(hash).sign(privateKey);
    return this.#credential({
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([createHash('sha256').update(this.#site.rpId).digest(), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, origin = this.#site.origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }
}
