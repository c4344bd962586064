import type { Database } from '../../../platform/server/db/database.ts';
import { ownOrigin } from '../../../platform/server/http/own-origin.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { certificateQueries } from './queries.ts';
import type { Credential } from './read-upload.ts';
import type { certificateSigner } from './signed.ts';
import type { CredentialState } from './statement.ts';

interface Deps {
  readonly db: Database;
  readonly siteUrl: string;
  readonly sign: ReturnType<typeof certificateSigner>;
}

/** Lookups of the site's own certificates, used when one of them is verified. */
export function ownCertificates({ db, siteUrl, sign }: Deps) {
  const { findCertificate, findByPlace, countBySite } = certificateQueries(db);
  const isOwnOrigin = ownOrigin(siteUrl);

  async function signedForm(id: string): Promise<string | undefined> {
    const row = await findCertificate.first({ id });
    if (row?.isPublic !== 1) return undefined;
    try {
      return (await sign(row)).credential;
    } catch (error) {
      // Others cannot see the certificate until its learner has confirmed their address.
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  return {
    /** Returns null if the credential does not name its status entry as we do. It may still be signed, in another spelling. */
    async stateOf({ credentialStatus }: Credential): Promise<CredentialState | null> {
      const [entry, ...others] = [credentialStatus ?? []].flat();
      const list = matchOf(/\/status-lists\/(\d{1,6})$/, entry?.['statusListCredential']);
      const place = matchOf(/^(\d{1,6})$/, entry?.['statusListIndex']);
      if (list === undefined || place === undefined || others.length > 0) return null;
      const row = await findByPlace.first({ statusList: Number(list), statusPlace: Number(place) });
      return { isRevoked: typeof row?.revokedAt === 'number', certificateId: row?.isPublic === 1 ? row.id : null };
    },

    /** Accepts addresses that the site had before, too. */
    async findLinked({ origin, host, pathname }: URL): Promise<string | 'foreign-link' | undefined> {
      const isOwn = isOwnOrigin(origin, host) || (await countBySite.all({})).some(({ siteUrl: at }) => at === origin);
      if (!isOwn) return 'foreign-link';
      const id = /^(?:\/api)?\/certificates\/([\w-]{1,64})(?:\/|$)/.exec(pathname)?.[1];
      return id === undefined ? undefined : signedForm(id.toLowerCase());
    },

    findNumbered: signedForm,
  };
}

function matchOf(pattern: RegExp, value: unknown): string | undefined {
  return typeof value === 'string' ? pattern.exec(value)?.[1] : undefined;
}
