/**
 * Parses HTTP/1.1 answers from a socket's chunks, and no more of each than necessary. Returns the function that takes
 * chunks.
 */
export function readAnswers(onAnswer: (answer: Answer) => void): (chunk: Buffer) => void {
  let unread: Buffer = Buffer.alloc(0);
  return (chunk) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    for (let answer = firstAnswer(unread); answer !== null; answer = firstAnswer(unread)) {
      unread = unread.subarray(answer.end);
      onAnswer(answer);
    }
  };
}

export interface Answer {
  readonly status: number;
  readonly bodyBytes: number;
  /** Chunks of the body, in order; joined only by the few that read them. */
  readonly body: readonly Buffer[];
  /** Offset at which the next answer starts. */
  readonly end: number;
}

/** Null while the answer is incomplete. */
function firstAnswer(bytes: Buffer): Answer | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const start = headEnd + 4;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) return chunkedAnswer(bytes, start, status);
  const end = start + Number(length);
  if (bytes.length < end) return null;
  return { status, bodyBytes: Number(length), body: [bytes.subarray(start, end)], end };
}

function chunkedAnswer(bytes: Buffer, start: number, status: number): Answer | null {
  const body: Buffer[] = [];
  let bodyBytes = 0;
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (bytes.length < at) return null;
    if (size === 0) return { status, bodyBytes, body, end: at };
    bodyBytes += size;
    body.push(bytes.subarray(lineEnd + 2, at - 2));
  }
}
