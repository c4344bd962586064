import { join } from 'node:path';
import { migrations } from '../../migrations/index.ts';
import { writeArchive } from '../../src/platform/server/backup/archive-writer.ts';

/**
 * Writes an archive of these parts with valid checksums that Opvir did not write, and returns its path. `facts`
 * overrides its manifest.
 */
export async function forgeBackup(
  folder: string,
  parts: readonly (readonly [name: string, content: string])[],
  facts: object = {},
): Promise<string> {
  const path = join(folder, `forged-${crypto.randomUUID()}.backup`);
  await writeArchive(path, async (archive) => {
    const sums: Record<string, string> = {};
    for (const [name, content] of parts)
      sums[name] = await archive.add(name, Buffer.byteLength(content), once(content));
    const files = { count: 0, bytes: 0 };
    const manifest = {
      format: 1,
      version: '1.0.0',
      createdAt: 0,
      engine: 'sqlite',
      migrations: Object.keys(migrations),
      tables: {},
      sequences: {},
      files,
      missingFiles: [],
      parts: sums,
      ...facts,
    };
    const last = JSON.stringify(manifest);
    await archive.add('manifest.json', Buffer.byteLength(last), once(last));
  });
  return path;
}

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}
