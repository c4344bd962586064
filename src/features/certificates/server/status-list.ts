import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../../../platform/server/db/database.ts';
import { addressesOf } from './addresses.ts';
import { credentialsContext, dateTime } from './credential.ts';
import { signDocument } from './data-integrity.ts';
import type { SigningKeys } from './keys.ts';
import { certificateQueries } from './queries.ts';

/** So many places has every list, lest a list tells how many certificates there are. */
export const placesPerList = 131_072;
/** A list is used no further than this, so that a place that is drawn by chance is usually free. */
const usedPerList = placesPerList / 2;

const compress = promisify(gzip);

/** Where the next certificate gets its bit: in the list that is being filled, at a place by chance. A counter would tell who and when. */
export function randomPlace(signedCount: number): { statusList: number; statusPlace: number } {
  return { statusList: Math.floor(signedCount / usedPerList), statusPlace: randomInt(placesPerList) };
}

/** The bits as they stand in a list: the first place is the highest bit of the first byte. */
export async function encodeList(places: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(placesPerList / 8);
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7);
  return `u${(await compress(bits)).toString('base64url')}`;
}

interface Deps {
  readonly db: Database;
  readonly keys: SigningKeys;
  readonly siteUrl: string;
  readonly now: () => number;
}

/** The lists, signed; the one that nothing was revoked in since is not signed again. */
export function statusLists({ db, keys, siteUrl, now }: Deps) {
  const { listRevokedPlaces, countSigned } = certificateQueries(db);
  const signed = new Map<number, { readonly of: string; readonly list: ReturnType<typeof sign> }>();

  async function sign(list: number, places: readonly number[]) {
    const addresses = addressesOf(siteUrl);
    const id = addresses.statusList(list);
    const at = now();
    const document = {
      '@context': [credentialsContext],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: addresses.issuer,
      validFrom: dateTime(at),
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList' as const,
        statusPurpose: 'revocation' as const,
        encodedList: await encodeList(places),
      },
    };
    const { Ed25519 } = await keys.signers();
    return signDocument(document, { key: Ed25519.key, address: addresses.key(Ed25519.id) }, at);
  }

  /** Undefined for one that no certificate stands in and none will next. */
  return async function statusList(list: number) {
    const { count = 0 } = (await countSigned.first({})) ?? {};
    if (list > randomPlace(count).statusList) return undefined;
    const places = (await listRevokedPlaces.all({ statusList: list })).flatMap(({ statusPlace }) => statusPlace ?? []);
    const of = places.join(' ');
    const kept = signed.get(list);
    if (kept?.of === of) return kept.list;
    const made = sign(list, places);
    made.catch(() => signed.delete(list));
    signed.set(list, { of, list: made });
    return made;
  };
}
