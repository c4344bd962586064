import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, rangeOf } from './byte-range.ts';
import { sendPlatformProblem } from './problems.ts';

interface PackedBytes {
  /** Changes with the bytes. Without it, clients cannot request the rest of a partial download. */
  readonly version?: string;
}

/** A file that is already open. If it is generated while it is sent, its size is unknown, and it is sent whole. */
interface OpenedBytes extends PackedBytes {
  readonly stream: Readable;
  readonly sizeBytes?: number;
}

/** A file of which any part can be opened. */
interface OpenableBytes extends PackedBytes {
  readonly open: (range: ByteRange) => Promise<Readable>;
  readonly sizeBytes: number;
}

export type SentBytes = OpenedBytes | OpenableBytes;

/**
 * Answers with a file; the only place that does: whole, in part (`Range`, `If-Range`), or not modified
 * (`If-None-Match`), per RFC 9110 §13 and §14. `headers` are part of each of these answers, and of no refusal.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentBytes,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const { sizeBytes, version } = file;
  const etag = version === undefined ? null : `"${version}"`;
  const range = sizeBytes === undefined ? null : askedRange(request, etag, sizeBytes);
  if (range === 'none') {
    close(file);
    void reply.header('content-range', `bytes */${sizeBytes}`);
    return sendPlatformProblem(request, reply, 'range-not-satisfiable');
  }
  const acceptRanges = sizeBytes === undefined ? 'none' : 'bytes';
  const described = { ...headers, 'accept-ranges': acceptRanges, ...(etag !== null && { etag }) };
  if (etag !== null && isKnown(request, etag)) {
    close(file);
    return reply.headers(described).code(304).send();
  }
  const isWanted = request.method !== 'HEAD';
  if (!isWanted) close(file);
  // Opened first: if this fails, the answer is a refusal without these headers.
  const content = isWanted ? await opened(file, range) : Readable.from([]);
  void reply.headers(described);
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${sizeBytes}`);
  const lengthBytes = range ? range.last + 1 - range.first : sizeBytes;
  if (lengthBytes !== undefined) void reply.header('content-length', lengthBytes);
  return reply.send(content);
}

/** Only a GET can request a range, and with `If-Range` only of the version that the client has. */
function askedRange({ method, headers }: FastifyRequest, etag: string | null, sizeBytes: number) {
  if (method !== 'GET') return null;
  const isOfAnother = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  return isOfAnother ? null : rangeOf(headers.range, sizeBytes);
}

/** Returns whether the client has this exact version. */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(etag) || known.includes('*');
}

async function opened(file: SentBytes, range: ByteRange | null): Promise<Readable> {
  if ('open' in file) return file.open(range ?? { first: 0, last: file.sizeBytes - 1 });
  return range ? partOf(file.stream, range) : file.stream;
}

function close(file: SentBytes): void {
  if ('stream' in file) file.stream.destroy();
}

/** Discards the bytes before the range and does not read those after it. */
function partOf(stream: Readable, { first, last }: ByteRange): Readable {
  async function* within(): AsyncGenerator<Buffer> {
    let at = 0;
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk as Uint8Array);
      const part = bytes.subarray(Math.max(0, first - at), last + 1 - at);
      at += bytes.length;
      if (part.length > 0) yield part;
      if (at > last) return;
    }
  }
  // A stream that is destroyed before it starts never reaches the end of its loop.
  return Readable.from(within(), { objectMode: false }).once('close', () => stream.destroy());
}
