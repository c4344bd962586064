import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../config/s3-settings.ts';
import { type FileStore, isFileKey } from './file-store.ts';
import { incomingFolder } from './incoming.ts';
import { nameBucket, s3Fetch } from './s3-request.ts';

/**
 * Answer of the first version of the listing, which every service supports; the next page begins after the last key of
 * this one.
 */
interface Listing {
  ListBucketResult?: { IsTruncated?: string; Contents?: { Key: string; Size: string }[] };
}

/**
 * Stores files in a bucket of S3 or a compatible service, so that all processes see them. A file arrives in the data
 * folder first, because it is inspected before it is stored. Throws `StorageOutage` if the bucket cannot be used.
 */
export function createS3Bucket(dataDir: string, settings: S3Settings): FileStore {
  const incoming = incomingFolder(dataDir);

  return {
    name: nameBucket(settings),
    async receive(content) {
      const arrived = await incoming.receive(content);
      return {
        ...arrived,
        async keepAs(key) {
          const body = { content: await openAsBlob(arrived.path), sha256: await sha256Of(arrived.path) };
          await s3Fetch(settings, { method: 'PUT', key, body });
          await arrived.discard();
        },
      };
    },
    async read(key) {
      const { status, headers, body } = await s3Fetch(settings, { method: 'GET', key });
      if (status === 404 || !body) return null;
      return { stream: Readable.fromWeb(body as ReadableStream), sizeBytes: Number(headers.get('content-length')) };
    },
    async remove(key) {
      await s3Fetch(settings, { method: 'DELETE', key });
    },
    async *list() {
      const { XMLParser } = await import('fast-xml-parser');
      const listing = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });
      for (let marker: string | undefined = ''; marker !== undefined;) {
        const answer: Response = await s3Fetch(settings, { method: 'GET', key: '', query: { marker } });
        const { ListBucketResult: page = {} } = listing.parse(await answer.text()) as Listing;
        const objects = page.Contents ?? [];
        for (const { Key: key, Size } of objects) if (isFileKey(key)) yield { key, sizeBytes: Number(Size) };
        marker = page.IsTruncated === 'true' ? objects.at(-1)?.Key : undefined;
      }
    },
    sweepIncoming: (before) => incoming.sweepIncoming(before),
  };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
