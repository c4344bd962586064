import * as z from 'zod/mini';

/** Bucket for uploaded files, at Amazon or any S3-compatible service. */
export interface S3Settings {
  /** Address of the service without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** True: the bucket is in the path; false: in the host name. */
  pathStyle: boolean;
}

const web = /^https?:$/;

export const S3Environment = z.object({
  OPVIR_S3_BUCKET: z.optional(z.string()),
  OPVIR_S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => URL.canParse(value) && web.test(new URL(value).protocol),
          'must be an address that starts with http:// or https://',
        ),
      ),
  ),
  OPVIR_S3_REGION: z._default(z.string(), 'us-east-1'),
  OPVIR_S3_ACCESS_KEY: z.optional(z.string()),
  OPVIR_S3_SECRET_KEY: z.optional(z.string()),
  OPVIR_S3_PATH_STYLE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
});

const needed = ['OPVIR_S3_BUCKET', 'OPVIR_S3_ENDPOINT', 'OPVIR_S3_ACCESS_KEY', 'OPVIR_S3_SECRET_KEY'] as const;

/** Faults of a partly configured bucket: otherwise files would silently go to the data folder. */
export function s3Faults(settings: Readonly<Record<string, unknown>>): string[] {
  if (!Object.keys(settings).some((name) => name.startsWith('OPVIR_S3_'))) return [];
  return needed
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} must be set to store files in S3`);
}

/** Null if no bucket is set: files are stored in the data folder. */
export function s3FromEnvironment(env: z.infer<typeof S3Environment>): S3Settings | null {
  const { OPVIR_S3_BUCKET: bucket, OPVIR_S3_ENDPOINT: endpoint } = env;
  const { OPVIR_S3_ACCESS_KEY: accessKey, OPVIR_S3_SECRET_KEY: secretKey } = env;
  if (!bucket || !endpoint || !accessKey || !secretKey) return null;
  return {
    endpoint,
    region: env.OPVIR_S3_REGION,
    bucket,
    accessKey,
    secretKey,
    pathStyle: env.OPVIR_S3_PATH_STYLE === 'on',
  };
}
