import { existsSync } from 'node:fs';
import { migrations } from '../../../../migrations/index.ts';
import { checkRetention } from '../../../features/applications/server/public.ts';
import { certificatesBySite } from '../../../features/certificates/server/public.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { durabilityFaults, quickCheck } from '../../../platform/server/db/durability.ts';
import { pendingMigrations } from '../../../platform/server/db/migrate.ts';
import { nameDatabase, noInstallation, openDatabase } from '../../../platform/server/db/open.ts';
import { outboxQueries } from '../../../platform/server/outbox/queries.ts';
import { compareFiles } from '../../../platform/server/storage/compare-files.ts';
import { openFileStore } from '../../../platform/server/storage/open-file-store.ts';
import { fileColumns } from '../file-columns.ts';
import { counted } from '../print.ts';
import { type Finding, fault, ok, reasonOf, warning } from '../../../platform/server/findings/finding.ts';

/** Checks the database and everything that depends on it. Creates no database and changes nothing. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const name = nameDatabase(settings);
  if (settings.databaseUrl === null && !existsSync(name)) return [fault('database', noInstallation(settings).message)];
  let db: Database;
  try {
    db = await openDatabase(settings);
  } catch (error) {
    return [fault('database', reasonOf(error))];
  }
  try {
    const damage = await quickCheck(db);
    if (damage !== 'ok') return [fault('database', `${name} is damaged: ${damage}. Restore a backup.`)];
    const schema = await checkSchema(db, settings);
    // Tables of pending migrations cannot be queried.
    const issued =
      schema.state === 'ok'
        ? [
            await checkCertificates(db, settings),
            await checkRetention(db, settings.applicationRetentionDays, Date.now()),
          ]
        : [];
    const rest =
      schema.state === 'fault' ? [] : [await checkOutbox(db), ...issued, ...(await checkFiles(db, settings))];
    return [ok('database', name), schema, ...(await checkDurability(db)), ...rest];
  } catch (error) {
    return [fault('database', `${name}: ${reasonOf(error)}`)];
  } finally {
    await db.close();
  }
}

async function checkSchema(db: Database, settings: Settings): Promise<Finding> {
  const { ran, pending, unknown } = await pendingMigrations(db, migrations);
  if (ran === 0) return fault('tables', noInstallation(settings).message);
  if (unknown.length > 0)
    return fault('tables', `They are from a newer Opvir (${unknown.join(', ')}). Update this one.`);
  if (pending.length > 0)
    return warning(
      'tables',
      `${counted(pending.length, 'migration')} due (${pending.join(', ')}); the next start applies them. Make a backup first.`,
    );
  return ok('tables', `${ran} migrations, up to date`);
}

async function checkDurability(db: Database): Promise<Finding[]> {
  const faults = await durabilityFaults(db);
  if (faults.length === 0) return [ok('durability', 'changes are on disk before they are acknowledged')];
  return faults.map((line) => fault('durability', `${line} Change that setting.`));
}

async function checkOutbox(db: Database): Promise<Finding> {
  const { count = 0 } = (await outboxQueries(db).countGivenUp.first({})) ?? {};
  if (count === 0) return ok('outbox', 'no failed jobs');
  return warning(
    'outbox',
    `${counted(count, 'job')} (such as an email) failed after the last try. See: npm run opvir -- outbox list`,
  );
}

/** Looks for keys and lists at the address that each certificate carries: the site's address when it was signed. */
async function checkCertificates(db: Database, { publicUrl }: Settings): Promise<Finding> {
  const elsewhere = (await certificatesBySite(db)).filter(({ siteUrl }) => siteUrl !== publicUrl);
  if (elsewhere.length === 0) return ok('certificates', 'all have the public address of this site');
  const byAddress = elsewhere.map(({ siteUrl, count }) => `${counted(count, 'certificate')} of ${siteUrl}`).join(', ');
  return warning(
    'certificates',
    `The public address is ${publicUrl}, but other addresses are in ${byAddress}. Others can check those only while that address leads here: set OPVIR_PUBLIC_URL back, or keep the old address working.`,
  );
}

async function checkFiles(db: Database, settings: Settings): Promise<Finding[]> {
  const files = openFileStore(settings);
  try {
    const { kept, unnamed, missing } = await compareFiles(db, files, fileColumns);
    const few = (keys: readonly string[]) => `${keys.slice(0, 5).join(', ')}${keys.length > 5 ? ', …' : ''}`;
    const keys = unnamed.map(({ key }) => key);
    return [
      ok('files', `${kept} in ${files.name}`),
      ...(keys.length > 0
        ? [
            warning(
              'files',
              `${counted(keys.length, 'file')} that no database row refers to (${few(keys)}). See: npm run opvir -- files clean`,
            ),
          ]
        : []),
      ...(missing.length > 0
        ? [
            fault(
              'files',
              `${counted(missing.length, 'file')} missing from ${files.name} (${few(missing)}). Restore them from a backup.`,
            ),
          ]
        : []),
    ];
  } catch (error) {
    return [fault('files', `${files.name} cannot be read: ${reasonOf(error)}`)];
  }
}
