import { connect } from 'node:net';
import type { ClamavPlace } from '../config/settings.ts';
import { type Finding, fault, ok, reasonOf, warning } from '../findings/finding.ts';

const answerMaxMs = 5000;
const answerMaxBytes = 4096;
const name = 'virus scanner';

/** Checks that ClamAV answers; reports its version. */
export async function checkScanner(place: ClamavPlace | null, maxMs = answerMaxMs): Promise<Finding> {
  if (place === null) return warning(name, 'OPVIR_CLAMAV is not set: CVs are not scanned for viruses.');
  const where = 'path' in place ? place.path : `${place.host}:${place.port}`;
  try {
    const answer = await ask(place, 'PING', maxMs);
    if (answer !== 'PONG') return fault(name, `${where} (OPVIR_CLAMAV) answers “${answer}”, not as ClamAV does.`);
    return ok(name, `${where} answers: ${await ask(place, 'VERSION', maxMs)}`);
  } catch (error) {
    return fault(
      name,
      `${where} (OPVIR_CLAMAV) cannot be reached: ${reasonOf(error)}. Until then, nobody can open new CVs.`,
    );
  }
}

/** Sends a command and returns the answer: https://linux.die.net/man/8/clamd */
async function ask(place: ClamavPlace, command: 'PING' | 'VERSION', maxMs: number): Promise<string> {
  const socket = connect(place);
  socket.setTimeout(maxMs, () => socket.destroy(new Error(`silent for ${maxMs} ms`)));
  try {
    socket.write(`z${command}\0`);
    let answer = '';
    for await (const piece of socket as AsyncIterable<Buffer>) {
      answer += piece.toString('latin1');
      if (answer.endsWith('\0') || answer.length > answerMaxBytes) break;
    }
    return answer.slice(0, answerMaxBytes).replace(/\0$/, '').trim();
  } finally {
    socket.destroy();
  }
}
