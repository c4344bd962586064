import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';

/** Facts of a certificate, inserted in the commit that completes the course. */
interface Facts {
  readonly id: string;
  readonly userId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly courseText: string;
  /** A `urn:uuid:` that identifies the learner in this certificate only. */
  readonly subjectId: string;
  /** Milliseconds since 1970. */
  readonly completedAt: number;
  /** Criteria of the course; null if everything had to be done. */
  readonly criteria: string | null;
}

export interface CertificateRow extends Omit<Facts, 'userId'> {
  /** Null after the account is deleted; then only the entry in a revocation list remains. */
  readonly userId: string | null;
  readonly learnerName: string;
  readonly email: string;
  readonly isPublic: number;
  /** Milliseconds since 1970; null while the certificate is valid. */
  readonly revokedAt: number | null;
  readonly revokedReason: string | null;
  /** Time when the learner was notified of it, in milliseconds since 1970; null until then. */
  readonly notifiedAt: number | null;
  /** All columns below are null until it is signed. */
  readonly siteUrl: string | null;
  readonly issuerName: string | null;
  readonly statusList: number | null;
  readonly statusPlace: number | null;
  /** The credential with its embedded proof, as JSON. */
  readonly credential: string | null;
  readonly jwt: string | null;
}

export interface SigningKeyRow {
  readonly id: string;
  readonly algorithm: 'Ed25519' | 'ES256';
  /** Identifies the secret that opens it, without revealing it. */
  readonly secretId: string;
  /** A JWK as JSON. */
  readonly publicKey: string;
  readonly sealedKey: string;
  readonly createdAt: number;
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    certificates: { -readonly [Column in keyof CertificateRow]: CertificateRow[Column] };
    signingKeys: { -readonly [Column in keyof SigningKeyRow]: SigningKeyRow[Column] };
  }
}

type Values<Row> = { [Column in keyof Row]: Row[Column] };
type NoValues = Readonly<Record<string, never>>;
type Signed = {
  id: string;
  learnerName: string;
  email: string;
  siteUrl: string;
  issuerName: string;
  statusList: number;
  statusPlace: number;
  credential: string;
  jwt: string;
};

/** Limit of one learner's list; there are never more certificates than courses. */
const listMax = 100;

export function certificateQueries(db: Database) {
  return {
    /** Inserts one certificate per learner and course; a second insert changes nothing. Stores the current name and the login address. */
    insertCertificate: prepareQuery<Values<Facts>>(db)((kysely, param) =>
      kysely
        .insertInto('certificates')
        .columns([
          'id',
          'userId',
          'courseId',
          'courseTitle',
          'courseText',
          'subjectId',
          'completedAt',
          'criteria',
          'isPublic',
          'learnerName',
          'email',
        ])
        .expression((eb) =>
          eb
            .selectFrom('users')
            .innerJoin('authUsers', 'authUsers.id', 'users.uid')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              'users.uid as userId',
              eb.cast<string>(eb.val(param('courseId')), 'text').as('courseId'),
              eb.cast<string>(eb.val(param('courseTitle')), 'text').as('courseTitle'),
              eb.cast<string>(eb.val(param('courseText')), 'text').as('courseText'),
              eb.cast<string>(eb.val(param('subjectId')), 'text').as('subjectId'),
              eb.cast<number>(eb.val(param('completedAt')), 'bigint').as('completedAt'),
              eb.cast<string | null>(eb.val(param('criteria')), 'text').as('criteria'),
              eb.lit(1).as('isPublic'),
              'users.name as learnerName',
              'authUsers.email',
            ])
            .where('users.uid', '=', param('userId')),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'courseId']).doNothing()),
    ),
    listByUser: prepareQuery<{ userId: string }>(db)((kysely, param) =>
      selectCertificates(kysely).where('userId', '=', param('userId')).orderBy('id', 'desc').limit(listMax),
    ),
    findCertificate: prepareQuery<{ id: string }>(db)((kysely, param) =>
      selectCertificates(kysely).where('id', '=', param('id')),
    ),
    findByPlace: prepareQuery<{ statusList: number; statusPlace: number }>(db)((kysely, param) =>
      selectCertificates(kysely)
        .where('statusList', '=', param('statusList'))
        .where('statusPlace', '=', param('statusPlace')),
    ),
    findHolder: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('users')
        .innerJoin('authUsers', 'authUsers.id', 'users.uid')
        .select(['users.name', 'authUsers.email', 'authUsers.emailVerified'])
        .where('users.uid', '=', param('uid')),
    ),
    updateIsPublic: prepareQuery<{ id: string; userId: string; isPublic: number }>(db)((kysely, param) =>
      kysely
        .updateTable('certificates')
        .set({ isPublic: param('isPublic') })
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId')),
    ),
    /** Returns no row if the learner was already notified. */
    markNotified: prepareQuery<{ id: string; notifiedAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('certificates')
        .set({ notifiedAt: param('notifiedAt') })
        .where('id', '=', param('id'))
        .where('notifiedAt', 'is', null)
        .returning('id'),
    ),
    /** Returns no row if it is already revoked. */
    revoke: prepareQuery<{ id: string; revokedAt: number; revokedReason: string }>(db)((kysely, param) =>
      kysely
        .updateTable('certificates')
        .set({ revokedAt: param('revokedAt'), revokedReason: param('revokedReason') })
        .where('id', '=', param('id'))
        .where('revokedAt', 'is', null)
        .returning('id'),
    ),
    /** Returns no row if it is already signed, its learner's account is deleted, or the list position is taken. */
    keepSigned: prepareQuery<Signed>(db)((kysely, param) =>
      kysely
        .updateTable('certificates')
        .set({
          learnerName: param('learnerName'),
          email: param('email'),
          siteUrl: param('siteUrl'),
          issuerName: param('issuerName'),
          statusList: param('statusList'),
          statusPlace: param('statusPlace'),
          credential: param('credential'),
          jwt: param('jwt'),
        })
        .where('id', '=', param('id'))
        .where('credential', 'is', null)
        .where('userId', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('certificates as others')
                .select('others.id')
                .where('others.statusList', '=', param('statusList'))
                .where('others.statusPlace', '=', param('statusPlace')),
            ),
          ),
        )
        .returning('id'),
    ),
    countSigned: prepareQuery<NoValues>(db)((kysely) =>
      kysely
        .selectFrom('certificates')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('statusList', 'is not', null),
    ),
    listRevokedPlaces: prepareQuery<{ statusList: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('certificates')
        .select(['statusPlace', 'revokedAt'])
        .where('statusList', '=', param('statusList'))
        .where('revokedAt', 'is not', null)
        .orderBy('statusPlace'),
    ),
    /** Site addresses in signed certificates, each with their count. */
    countBySite: prepareQuery<NoValues>(db)((kysely) =>
      kysely
        .selectFrom('certificates')
        .select((eb) => ['siteUrl', eb.fn.countAll<number>().as('count')])
        .where('siteUrl', 'is not', null)
        .groupBy('siteUrl')
        .orderBy('siteUrl'),
    ),
    /** Does nothing if there is already a key for this secret and algorithm. */
    insertKey: prepareQuery<Values<SigningKeyRow>>(db)((kysely, param) =>
      kysely
        .insertInto('signingKeys')
        .values({
          id: param('id'),
          algorithm: param('algorithm'),
          secretId: param('secretId'),
          publicKey: param('publicKey'),
          sealedKey: param('sealedKey'),
          createdAt: param('createdAt'),
        })
        .onConflict((conflict) => conflict.columns(['secretId', 'algorithm']).doNothing()),
    ),
    listKeys: prepareQuery<NoValues>(db)((kysely) =>
      kysely.selectFrom('signingKeys').selectAll().orderBy('id', 'desc'),
    ),
  };
}

function selectCertificates(kysely: Kysely<Tables>) {
  return kysely.selectFrom('certificates').selectAll();
}
