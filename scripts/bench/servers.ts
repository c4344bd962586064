import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { nodeCommand, serverCommand } from '../support/processes.ts';
import { type ListeningProcess, startListening } from '../support/server-process.ts';
import type { BareSettings } from './bare-server.ts';
import { checkedRoutes } from './calls.ts';
import { pinnedTo } from './cores.ts';
import type { Databases } from './databases.ts';
import { secret } from './learners.ts';

type Where = 'on all cores' | 'beside the generator';

/** Starts the product as in production: behind a proxy, with its limits and its log, which goes to a file. */
export function startProduct(
  { dataDir, databaseUrl }: Databases,
  where: Where,
  more: Readonly<Record<string, string>> = {},
): Promise<ListeningProcess> {
  const settings = {
    OPVIR_DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    OPVIR_SECRET: secret,
    OPVIR_TRUSTED_PROXIES: '127.0.0.1',
    OPVIR_RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
    ...more,
  };
  const command = where === 'on all cores' ? serverCommand() : pinnedTo('servers', serverCommand());
  return startListening(command, settings, { readyPath: '/', logFile: join(dataDir, 'product.log') });
}

/** Starts the bare server on the copy of the database, with the product's own home page, beside the generator. */
export async function startBare({ dataDir, bare }: Databases, product: ListeningProcess): Promise<ListeningProcess> {
  const headers = { 'accept-encoding': 'gzip' };
  const [page] = (await once(get(product.url, { headers }), 'response')) as [IncomingMessage];
  const { 'content-type': type = '', 'content-encoding': encoding = '' } = page.headers;
  const body = await buffer(page);
  const file = join(dataDir, 'home');
  writeFileSync(file, body);
  const pageHeaders = { 'content-type': type, 'content-encoding': encoding, 'content-length': String(body.length) };
  const settings: BareSettings = { database: bare, secret, checked: checkedRoutes, page: file, pageHeaders };
  const command = pinnedTo('servers', nodeCommand('scripts/bench/bare-server.ts'));
  const options = { readyPath: '/', logFile: join(dataDir, 'bare.log') };
  return startListening(command, { BARE: JSON.stringify(settings) }, options);
}
