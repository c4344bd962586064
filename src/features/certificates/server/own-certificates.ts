import type { Database } from '../../../platform/server/db/database.ts';
import { ownOrigin } from '../../../platform/server/http/own-origin.ts';
import { certificateQueries } from './queries.ts';
import type { Credential } from './read-upload.ts';
import type { certificateSigner } from './signed.ts';
import type { Standing } from './statement.ts';

interface Deps {
  readonly db: Database;
  readonly siteUrl: string;
  readonly sign: ReturnType<typeof certificateSigner>;
}

/** What the site knows of its own certificates when one of them is checked. */
export function ownCertificates({ db, siteUrl, sign }: Deps) {
  const { findCertificate, findByPlace, countBySite } = certificateQueries(db);
  const isOwnOrigin = ownOrigin(siteUrl);

  return {
    async standingOf({ credentialStatus }: Credential): Promise<Standing> {
      const [entry] = [credentialStatus ?? []].flat();
      const list = /\/status-lists\/(\d{1,6})$/.exec(String(entry?.['statusListCredential']))?.[1];
      const place = /^\d{1,6}$/.exec(String(entry?.['statusListIndex']))?.[0];
      if (list === undefined || place === undefined) return { isRevoked: false, certificateId: null };
      const row = await findByPlace.first({ statusList: Number(list), statusPlace: Number(place) });
      return { isRevoked: typeof row?.revokedAt === 'number', certificateId: row?.isPublic === 1 ? row.id : null };
    },

    /** Also by an address that the site had before. */
    async findLinked({ origin, host, pathname }: URL): Promise<string | 'foreign-link' | undefined> {
      const isOwn = isOwnOrigin(origin, host) || (await countBySite.all({})).some(({ siteUrl: at }) => at === origin);
      if (!isOwn) return 'foreign-link';
      const id = /^(?:\/api)?\/certificates\/([\w-]{1,64})(?:\/|$)/.exec(pathname)?.[1];
      const row = id === undefined ? undefined : await findCertificate.first({ id });
      return row?.isPublic === 1 ? (await sign(row)).credential : undefined;
    },
  };
}
