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
import { UploadedFile, extensionOf } from './uploaded-file.ts';

type Files = NonNullable<RouteSpec['files']>;

const fieldsMax = 30;
const fieldMaxBytes = 32 * 1024;
/** Up to this many times the allowed size is read as a form, so that the file that is too large is told by its name. */
const drainFactor = 5;

/** What each request brought, kept or not. */
const uploadsOf = new WeakMap<FastifyRequest, UploadedFile[]>();

/** Lets the routes of this scope take `multipart/form-data`; files that no handler kept are gone after the answer. */
export async function acceptMultipart(scope: FastifyInstance): Promise<void> {
  // Sizes are looked at below, so that a file that is too large is told by the route's own code.
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
  scope.addHook('onSend', async (request) => {
    await Promise.all((uploadsOf.get(request) ?? []).map((upload) => upload.discard()));
  });
}

/** The shape of one file of a checked body; in the OpenAPI document it is binary text. */
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
 * Reads a body of fields and files, in whichever order they come, into `request.body`. Files go to the storage as they
 * arrive. Throws `unsupported-media-type`, `payload-too-large`, `file-not-accepted`, `file-not-genuine`, `file-is-other`, `file-with-macros` or, if it is
 * cut off, `invalid-input`; a failure of the storage as it is.
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
  try {
    for await (const part of request.parts({ limits })) {
      const value = part.type === 'file' ? await takeFile(request, part, files[part.fieldname], storage) : part.value;
      if (value instanceof Error) failures.push(value);
      // A field that comes twice is no text any more, and the route's shape says so.
      else body.set(part.fieldname, body.has(part.fieldname) ? [body.get(part.fieldname), value] : value);
    }
  } catch (error) {
    throw isFaultOfSender(request, error) ? new Refusal('invalid-input') : error;
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

/** Gives undefined for a file input that was left empty. A file that is not taken is read to its end: the rest comes after it. */
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

/** Gives a failure of the storage instead of throwing it: cut off in the middle, the sender would never hear of it. */
async function receive(file: Readable, storage: Storage): Promise<ReceivedFile | Error> {
  try {
    return await storage.receive(file);
  } catch (error) {
    if (!(error instanceof Error && isStorageOutage(error))) throw error;
    file.resume();
    return error;
  }
}

/** The parser's complaints about what it is given carry no code; a failure of the disk does. */
function isFaultOfSender(request: FastifyRequest, error: unknown): boolean {
  // A request that has arrived whole counts as destroyed too.
  return !isStorageOutage(error) && (request.raw.destroyed || (error instanceof Error && !('code' in error)));
}
