import type { Readable } from 'node:stream';
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { FileSpec, RouteSpec } from '../../contract/routes.ts';
import { fileFault } from '../files/file-fault.ts';
import { isStorageOutage } from '../storage/outage.ts';
import type { ReceivedFile, Storage } from '../storage/storage.ts';
import { drain } from './drain.ts';
import { Refusal } from './refusal.ts';
import { takeUploadSlot } from './upload-slots.ts';
import { UploadedFile, extensionOf } from './uploaded-file.ts';

type Files = NonNullable<RouteSpec['files']>;

const fieldsMax = 30;
const fieldMaxBytes = 32 * 1024;
/**
 * A body of up to this many times the allowed size is parsed, so that the error can name the file that is too large.
 */
const drainFactor = 5;

/** Uploaded files of each request, kept or not. */
const uploadsOf = new WeakMap<FastifyRequest, UploadedFile[]>();

/**
 * Accepts `multipart/form-data` in the routes of this scope; files that no handler kept are deleted after the answer.
 */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  // Sizes are checked below, so that a file that is too large gets the route's own code.
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
  scope.addHook('onSend', async (request) => {
    await Promise.all((uploadsOf.get(request) ?? []).map((upload) => upload.discard()));
  });
}

/** Schema of a file in a validated body; in the OpenAPI document it is binary text. */
export function fileShape({ maxBytes, extensions }: FileSpec) {
  return z
    .any()
    .check(z.refine((value) => value instanceof UploadedFile, 'is required'))
    .register(z.globalRegistry, {
      type: 'string',
      format: 'binary',
      description: `${extensions.join(', ')}; at most ${maxBytes} bytes`,
    });
}

/**
 * Parses a body of fields and files, in any order, into `request.body`. Files are streamed to the storage.
 * Throws `unsupported-media-type`, `payload-too-large`, `file-not-accepted`, `file-not-genuine`, `file-is-other`,
 * `file-with-macros`, `too-many-requests` or, if it is cut off, `invalid-input`; storage failures are thrown unchanged.
 */
export async function readMultipart(
  request: FastifyRequest,
  reply: FastifyReply,
  files: Files,
  storage: Storage,
): Promise<void> {
  if (!request.isMultipart()) throw new Refusal('unsupported-media-type');
  refuseFloods(request, reply, files);
  const fileSize = Math.max(...Object.values(files).map(({ maxBytes }) => maxBytes));
  const limits = { fields: fieldsMax, fieldSize: fieldMaxBytes, files: Object.keys(files).length, fileSize };
  const body = new Map<string, unknown>();
  const failures: Error[] = [];
  // A connection closed during the checks before this would never end the body.
  if (request.raw.destroyed) throw new Refusal('invalid-input');
  const giveBack = takeUploadSlot(request);
  try {
    for await (const part of request.parts({ limits })) {
      const value = part.type === 'file' ? await takeFile(request, part, files[part.fieldname], storage) : part.value;
      if (value instanceof Error) failures.push(value);
      // A repeated field becomes an array, which the route's shape rejects.
      else body.set(part.fieldname, body.has(part.fieldname) ? [body.get(part.fieldname), value] : value);
    }
  } catch (error) {
    throw isFaultOfSender(request, error) ? new Refusal('invalid-input') : error;
  } finally {
    giveBack();
  }
  const [failure] = failures;
  if (failure) throw failure;
  request.body = Object.fromEntries(body);
}

function refuseFloods(request: FastifyRequest, reply: FastifyReply, files: Files): void {
  const allowedBytes = Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, fieldsMax * fieldMaxBytes);
  const announcedBytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (announcedBytes <= drainFactor * allowedBytes) return;
  drain(request, reply);
  throw new Refusal('payload-too-large');
}

/** Returns undefined for an empty file input. A refused file is read to its end, because other parts follow. */
async function takeFile(
  request: FastifyRequest,
  part: MultipartFile,
  spec: FileSpec | undefined,
  storage: Storage,
): Promise<UploadedFile | Error | undefined> {
  const { file, filename } = part;
  if (!spec || !filename || !spec.extensions.includes(extensionOf(filename))) {
    file.resume();
    if (spec && !filename) return undefined;
    return new Refusal('file-not-accepted', undefined, { extensions: spec?.extensions.join(', ') ?? '' });
  }
  const received = await receive(file, storage);
  if (received instanceof Error) return received;
  const upload = new UploadedFile(filename, received);
  uploadsOf.set(request, [...(uploadsOf.get(request) ?? []), upload]);
  if (file.truncated || upload.bytes > spec.maxBytes) return new Refusal('payload-too-large');
  const fault = await fileFault(received.path, upload.extension);
  if (!fault) return upload;
  const { code, ...words } = fault;
  return new Refusal(code, undefined, { extension: upload.extension, ...words });
}

/**
 * Returns a failure of the storage instead of throwing it: if the upload were cut off, the sender would never see the
 * answer.
 */
async function receive(file: Readable, storage: Storage): Promise<ReceivedFile | Error> {
  try {
    return await storage.receive(file);
  } catch (error) {
    if (!(error instanceof Error && isStorageOutage(error))) throw error;
    file.resume();
    return error;
  }
}

/** The parser's errors about its input have no code; disk errors do. */
function isFaultOfSender(request: FastifyRequest, error: unknown): boolean {
  // A completely received request counts as destroyed too.
  return !isStorageOutage(error) && (request.raw.destroyed || (error instanceof Error && !('code' in error)));
}
