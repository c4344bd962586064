import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';
import type { S3Settings } from '../../src/platform/server/config/s3-settings.ts';
import { temporaryFolder } from './folder.ts';

/** Starts an S3 server with signature checks and one empty bucket, on a free port until the test ends. */
export async function startS3Server(): Promise<S3Settings> {
  const folder = temporaryFolder();
  const bucket = 'files';
  const options = { address: '127.0.0.1', port: 0, silent: true };
  const server = new S3rver({ ...options, directory: folder.path, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    folder[Symbol.dispose]();
  });
  const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket, ...keys, pathStyle: true };
}

/** The same settings as environment variables. */
export function s3Environment({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): Record<string, string> {
  return {
    OPVIR_S3_ENDPOINT: endpoint,
    OPVIR_S3_REGION: region,
    OPVIR_S3_BUCKET: bucket,
    OPVIR_S3_ACCESS_KEY: accessKey,
    OPVIR_S3_SECRET_KEY: secretKey,
  };
}
