import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Verification as VerificationShape, certificateRoutes } from '../contract.ts';

const call = makeCall<typeof certificateRoutes>();

export type Verification = z.infer<typeof VerificationShape>;

/** Kept equal to the contract's by a test, which this page need not load. */
export const fileMaxBytes = 1024 * 1024;

/** Has a text checked. Throws `ApiError`. */
export function verifyText(content: string): Promise<Verification> {
  return call('POST /api/verifications', { body: { content, encoding: 'text' } });
}

/** Has a file checked. Throws `ApiError`, and what the browser says of a file that it cannot read. */
export async function verifyFile(file: Blob): Promise<Verification> {
  const content = await toBase64(file);
  return call('POST /api/verifications', { body: { content, encoding: 'base64' } });
}

function toBase64(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // A data address, whose text is a string: what comes before the comma says that it is Base64.
  reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(new UnreadableFile()));
  reader.readAsDataURL(file);
  return promise;
}

/** It was moved or changed since it was chosen. */
export class UnreadableFile extends Error {}
