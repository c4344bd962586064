import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { findSecret, secretMinLength } from '../../../platform/server/config/secret.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { codeOf } from '../../../platform/server/config/start-error.ts';
import { currentSite } from '../../server/built-site.ts';
import { type Finding, fault, ok, warning } from '../../../platform/server/findings/finding.ts';

const nodeMajorMin = 24;
const othersMask = 0o077;
const mega = 1024 * 1024;
/** Free space in bytes. A full disk stops every write; below this limit a few uploads fill it. */
const freeFault = 100 * mega;
const freeWarning = 1024 * mega;

export function checkNode(version = process.versions.node): Finding {
  if (Number(version.split('.')[0]) >= nodeMajorMin) return ok('Node', version);
  return fault('Node', `${version} is too old; Opvir needs ${nodeMajorMin} or later. Start it with npm start.`);
}

/** Checks the data folder as it is. Creates nothing and does not restrict permissions; the next start does. */
export function checkDataFolder({ dataDir }: Settings): Finding[] {
  const name = 'data folder';
  if (!existsSync(dataDir)) {
    return [
      fault(
        name,
        `${dataDir} does not exist. Set OPVIR_DATA_DIR to the value that the server uses, or start the server once.`,
      ),
    ];
  }
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [fault(name, `${dataDir} cannot be written (${codeOf(error)}). Run this as the user who runs the server.`)];
  }
  const isOpen = process.platform !== 'win32' && (statSync(dataDir).mode & othersMask) !== 0;
  const rights = isOpen
    ? warning(name, `Other users of this machine can read ${dataDir}. Close it with: chmod 700 ${dataDir}`)
    : ok(name, dataDir);
  return [rights, checkSpace(dataDir)];
}

function checkSpace(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const freeSpace = `${Math.floor(free / mega).toLocaleString('en')} MiB are free on the disk of ${dataDir}`;
  if (free < freeFault) return fault('disk space', `Only ${freeSpace}. Free up space, or soon nothing can be saved.`);
  return free < freeWarning ? warning('disk space', `Only ${freeSpace}. Free up space.`) : ok('disk space', freeSpace);
}

export async function checkSecret({ secret, dataDir }: Settings): Promise<Finding> {
  if (secret !== null) return ok('secret', 'OPVIR_SECRET; use the same one for every process');
  const found = await findSecret(dataDir).catch((error: unknown) => ({ code: codeOf(error) }));
  if (found === undefined) return warning('secret', `There is none in ${dataDir} yet. The next start creates one.`);
  if (typeof found !== 'string') return fault('secret', `The secret in ${dataDir} cannot be read (${found.code}).`);
  if (found.length >= secretMinLength) return ok('secret', `in ${dataDir}`);
  return fault(
    'secret',
    `The secret in ${dataDir} is shorter than ${secretMinLength} characters. Restore it from a backup.`,
  );
}

/** Checks the settings that several processes must share before they share a database. */
export function checkSharing({ databaseUrl, secret, s3 }: Settings): Finding[] {
  if (databaseUrl === null) return [];
  return [
    ...(secret === null
      ? [
          warning(
            'several processes',
            'OPVIR_SECRET is not set: sessions of this machine do not work on another machine.',
          ),
        ]
      : []),
    ...(s3 === null
      ? [
          warning(
            'several processes',
            'Uploaded files are stored only in this data folder. Share uploads/ or set OPVIR_S3_BUCKET before you run processes on several machines.',
          ),
        ]
      : []),
  ];
}

export function checkPublicUrl({ publicUrl, host, port }: Settings): Finding {
  const name = 'public address';
  const { protocol, hostname, pathname } = new URL(publicUrl);
  if (pathname !== '/')
    return fault(name, `${publicUrl} has a path. Opvir must run at the root of a domain: remove the path.`);
  const isLocal = /^(localhost|127\.|\[::1\]|0\.0\.0\.0|\[::\])/.test(hostname);
  if (isLocal)
    return warning(
      name,
      `Only this machine can reach ${publicUrl}, and links in emails point there. Set OPVIR_PUBLIC_URL.`,
    );
  if (protocol === 'http:')
    return warning(
      name,
      `${publicUrl} is not encrypted: others can read passwords on the network. Use https behind a proxy.`,
    );
  return ok(name, `${publicUrl}, served on ${host}:${port}`);
}

export function checkSite(): Finding {
  if (currentSite() !== null) return ok('site', 'built');
  return warning('site', 'It is not built yet. npm start builds it; npm run build does it now.');
}
