import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { Verification as VerificationShape, certificateRoutes } from '../contract.ts';

const call = makeCall<typeof certificateRoutes>();

export type Verification = z.infer<typeof VerificationShape>;

/** A test keeps it equal to the contract's limit, so that this page need not load the contract. */
export const fileMaxBytes = 1024 * 1024;

/** Verifies a text. Throws `ApiError`. */
export function verifyText(content: string): Promise<Verification> {
  return call('POST /api/verifications', { body: { content, encoding: 'text' } });
}

/** Verifies a file. Throws `ApiError`, or {@link UnreadableFile} if the browser cannot read the file. */
export async function verifyFile(file: Blob): Promise<Verification> {
  const content = await toBase64(file);
  return call('POST /api/verifications', { body: { content, encoding: 'base64' } });
}

function toBase64(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  // The result is a data URL; the part before the comma only says that it is Base64.
  reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(new UnreadableFile()));
  reader.readAsDataURL(file);
  return promise;
}

/** Thrown if the file was moved or changed after it was chosen. */
export class UnreadableFile extends Error {}
