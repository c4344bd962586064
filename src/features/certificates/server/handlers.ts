import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Caller, Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { certificateRoutes } from '../contract.ts';
import type { CertifiedCourses } from './certified-courses.ts';
import { courseWork } from './course-work.ts';
import { certificateFiles } from './files.ts';
import { issuerDocuments } from './issuer.ts';
import { signingKeys } from './keys.ts';
import { presentCertificate } from './present.ts';
import { type CertificateRow, certificateQueries } from './queries.ts';
import { readUpload } from './read-upload.ts';
import { certificateSigner } from './signed.ts';
import { ownCertificates } from './own-certificates.ts';
import { statusLists } from './status-list.ts';
import { credentialVerifier } from './verify.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'secret'> {
  readonly settings: Pick<Settings, 'publicUrl' | 'brand'>;
  readonly courses: CertifiedCourses;
}

type FileForm = keyof typeof certificateFiles;
interface CertificateRequest {
  readonly params: { readonly certificateId: string };
}
interface By {
  readonly caller: Caller | null;
}

export function certificateHandlers({ db, settings, secret, courses, now }: Deps): Handlers<typeof certificateRoutes> {
  const { listByUser, findCertificate, updateIsPublic, findHolder } = certificateQueries(db);
  const site = {
    siteUrl: settings.publicUrl,
    get brand() {
      return settings.brand;
    },
  };
  const keys = signingKeys({ db, secret, now });
  const sign = certificateSigner({ db, keys, site, now });
  const issuer = issuerDocuments({ keys, site });
  const statusList = statusLists({ db, keys, siteUrl: site.siteUrl, now });
  const verify = credentialVerifier({ keys, now, ...ownCertificates({ db, siteUrl: site.siteUrl, sign }) });

  /** Returns whether an unsigned certificate is waiting for its learner to confirm the login address. */
  async function isWaiting({ credential, userId }: CertificateRow): Promise<boolean> {
    if (credential !== null || userId === null) return false;
    return (await findHolder.first({ uid: userId }))?.emailVerified !== 1;
  }

  /** Throws `certificate-not-found` for a hidden certificate too, so that its existence is not revealed. */
  async function requireVisible(id: string, caller: Caller | null): Promise<CertificateRow> {
    const row = await findCertificate.first({ id });
    if (row && row.userId === caller?.uid) return row;
    if (!row || row.isPublic === 0 || (await isWaiting(row))) throw new Refusal('certificate-not-found');
    return row;
  }

  const workOf = courseWork(db, courses);

  /** `completedIds` are the courses that the certificate's learner has completed. */
  async function present(row: CertificateRow, caller: Caller | null, completedIds: ReadonlySet<string>) {
    const next = courses.nextStep(row.courseId, completedIds);
    return presentCertificate({ row, site, callerId: caller?.uid ?? null, isWaiting: await isWaiting(row), next });
  }

  async function presentWithWork(row: CertificateRow, caller: Caller | null) {
    const own = row.userId === caller?.uid ? await listByUser.all({ userId: row.userId ?? '' }) : [];
    const presented = await present(row, caller, coursesOf(own));
    return { ...presented, ...(await workOf(row, presented.isOwn)) };
  }

  const file =
    (form: FileForm) =>
    async ({ params }: CertificateRequest, { caller }: By) =>
      certificateFiles[form](await sign(await requireVisible(params.certificateId, caller)));

  return {
    async listMyCertificates(_, { caller }) {
      const rows = await listByUser.all({ userId: caller.uid });
      return { items: await Promise.all(rows.map((row) => present(row, caller, coursesOf(rows)))) };
    },

    async getCertificate({ params }, { caller }) {
      const row = await requireVisible(params.certificateId, caller);
      return presentWithWork(row, caller);
    },

    async switchCertificatePage({ params: { certificateId: id }, body: { visibility } }, { caller }) {
      await db.commit(updateIsPublic.with({ id, userId: caller.uid, isPublic: Number(visibility === 'public') }));
      const row = await findCertificate.first({ id });
      if (row?.userId !== caller.uid) throw new Refusal('certificate-not-found');
      return presentWithWork(row, caller);
    },

    getCertificateCredential: file('json'),
    getCertificateJwt: file('jwt'),
    getCertificatePng: file('png'),
    getCertificateSvg: file('svg'),
    getCertificatePdf: file('pdf'),

    getIssuer: () => issuer.profile(),
    getIssuerKey: ({ params }) => issuer.key(params.keyId),
    getIssuerJwk: ({ params }) => issuer.jwk(params.keyId),

    async getStatusList({ params }) {
      const list = await statusList(Number(params.list));
      if (!list) throw new Refusal('status-list-not-found');
      return list;
    },

    verifyCredential: ({ body: { content, encoding } }) =>
      verify(readUpload(Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64'))),
  };
}

function coursesOf(rows: readonly CertificateRow[]): Set<string> {
  return new Set(rows.map(({ courseId }) => courseId));
}
