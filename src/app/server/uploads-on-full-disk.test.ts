import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/support/eventually.ts';
import { pdf } from '../../../test/support/files.ts';
import { addressOf, emptyFolder, processTimeoutMs, startServerAfter } from '../../../test/support/server-process.ts';

/** Number of blocks (512 or 1024 bytes, depending on the shell): no file may grow beyond 4 or 8 MB. */
const fileMaxBlocks = 8192;
const mega = 1024 * 1024;

async function apply(address: string, cv: File): Promise<Response> {
  const body = new FormData();
  const links = { linkedin: 'https://l.example', website: 'https://w.example' };
  for (const [name, value] of Object.entries({ name: 'Ada', email: 'ada@example.org', ...links }))
    body.set(name, value);
  body.set('cv', cv);
  return fetch(`${address}/api/applications`, { method: 'POST', body });
}

test.skipIf(process.platform === 'win32')(
  'a CV that the disk does not take is told as such and logged, nothing of it stays, and a smaller one is taken',
  { timeout: processTimeoutMs },
  async () => {
    const dataDir = emptyFolder();
    const server = startServerAfter(`ulimit -f ${fileMaxBlocks}`, { LOG_LEVEL: 'info', OPVIR_DATA_DIR: dataDir });
    const address = await addressOf(server);
    // Just beyond either limit: the server has the whole body by then. The last one fails in the middle of the body.
    const sizes = [4 * mega + 10_000, 8 * mega + 10_000, 9 * mega];
    const answers: Response[] = [];
    for (const size of sizes) answers.push(await apply(address, pdf('cv.pdf', size)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    for (const answer of refused) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: 'storage-unavailable',
        detail: 'The site cannot store files right now. Please try again later.',
      });
    }
    const line = await eventually(
      'the line in the log',
      () => /.*the storage takes no files.*/.exec(server.output.stdout)?.[0],
    );
    expect(JSON.parse(line)).toMatchObject({ level: 50, err: { code: 'EFBIG' } });
    expect(readdirSync(join(dataDir, 'uploads', 'incoming'))).toEqual([]);
    expect((await apply(address, pdf())).status).toBe(201);
  },
);
