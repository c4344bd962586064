import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addressesOf } from './addresses.ts';
import { credentialsContext, dateTime } from './credential.ts';
import { signDocument } from './data-integrity.ts';
import type { SigningKeys } from './keys.ts';
import { certificateQueries } from './queries.ts';
import type { Services } from '../../../platform/server/services.ts';

/** Positions of each list. A fixed size does not reveal the number of certificates. */
export const placesPerList = 131_072;
/** Positions used before the next list starts, so that a random position is usually free. */
const usedPerList = placesPerList / 2;

const compress = promisify(gzip);

/** Random position in the current list for the next certificate. A counter would reveal who was certified and when. */
export function randomPlace(signedCount: number): { statusList: number; statusPlace: number } {
  return { statusList: Math.floor(signedCount / usedPerList), statusPlace: randomInt(placesPerList) };
}

/** Encodes the bits of a list: the first position is the highest bit of the first byte. */
export async function encodeList(places: readonly number[]): Promise<string> {
  const bits = Buffer.alloc(placesPerList / 8);
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7);
  return `u${(await compress(bits)).toString('base64url')}`;
}

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly keys: SigningKeys;
  readonly siteUrl: string;
}

/** Signed status lists. A list is signed again only after another revocation in it. */
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

  /** Returns undefined for a list that has no certificates and is not the next one to be filled. */
  return async function statusList(list: number) {
    const { count = 0 } = (await countSigned.first({})) ?? {};
    if (list > randomPlace(count).statusList) return undefined;
    const places = (await listRevokedPlaces.all({ statusList: list })).flatMap(({ statusPlace }) => statusPlace ?? []);
    const of = places.join(' ');
    const cached = signed.get(list);
    if (cached?.of === of) return cached.list;
    const newList = sign(list, places);
    newList.catch(() => signed.delete(list));
    signed.set(list, { of, list: newList });
    return newList;
  };
}
