import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, rangeOf } from './byte-range.ts';
import { sendPlatformProblem } from './problems.ts';

interface Kept {
  /** Another one for each change of the bytes. Without it nobody can ask for the rest of what they have. */
  readonly version?: string;
}

/** A file that is opened already. Of one that is made while it is sent nobody knows the size, and it is sent whole. */
interface OpenedBytes extends Kept {
  readonly stream: Readable;
  readonly sizeBytes?: number;
}

/** A file of which any part can be opened. */
interface OpenableBytes extends Kept {
  readonly open: (range: ByteRange) => Promise<Readable>;
  readonly sizeBytes: number;
}

export type SentBytes = OpenedBytes | OpenableBytes;

/**
 * The one place where files are answered: whole, in part (`Range`, `If-Range`), or not again (`If-None-Match`), after
 * RFC 9110 §13 and §14. `headers` stand in each of these answers, and in no refusal.
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
  // First: where this fails the answer is a refusal, and has none of these headers.
  const content = isWanted ? await opened(file, range) : Readable.from([]);
  void reply.headers(described);
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${sizeBytes}`);
  const lengthBytes = range ? range.last + 1 - range.first : sizeBytes;
  if (lengthBytes !== undefined) void reply.header('content-length', lengthBytes);
  return reply.send(content);
}

/** Only a GET can ask for a part, and with `If-Range` only of the version that it has the rest of. */
function askedRange({ method, headers }: FastifyRequest, etag: string | null, sizeBytes: number) {
  if (method !== 'GET') return null;
  const isOfAnother = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  return isOfAnother ? null : rangeOf(headers.range, sizeBytes);
}

/** Whether the client has this very version. */
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

/** What stands before the range is read and thrown away, what stands behind it is not read. */
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
  // One that is given up before it has begun does not come to the end of its loop.
  return Readable.from(within(), { objectMode: false }).once('close', () => stream.destroy());
}
