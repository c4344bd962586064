import { type Fd, WASI, wasi as wasiTypes } from '@bjorn3/browser_wasi_shim';
import { openedMax, writtenMaxBytes } from '../limits.ts';

type Call = (...args: (number | bigint)[]) => number;

/** A file's place in itself, where it has one. */
interface Placed {
  readonly file_pos?: bigint;
}

const { ERRNO_NOSPC, ERRNO_NOTSUP, ERRNO_SUCCESS, ERRNO_FBIG } = wasiTypes;
const reservedDescriptor = 3;

/**
 * What Python takes for its operating system: files in memory with bounds on how much is written and how often they are
 * opened, and a clock that jumps, so that sleeping takes no time.
 */
export class System extends WASI {
  #writtenBytes = 0;
  #opened = 0;
  #sleptNs = 0n;

  constructor(args: string[], environment: string[], descriptors: Fd[]) {
    super(args, environment, descriptors, { debug: false });
    const own = this.wasiImport as Record<string, Call>;
    const bounded = (name: string, refuse: (...args: number[]) => number | null) => {
      const usual = own[name];
      if (!usual) throw new Error(`the shim has no ${name}`);
      own[name] = (...given) => refuse(...given.map(Number)) ?? usual(...given);
    };
    const isFull = (bytes: number) => {
      this.#writtenBytes += bytes;
      return this.#writtenBytes > writtenMaxBytes;
    };
    const tooOften = () => (++this.#opened > openedMax ? ERRNO_NOSPC : null);
    for (const name of ['path_open', 'path_create_directory', 'path_link']) bounded(name, tooOften);
    for (const name of ['fd_write', 'fd_pwrite']) {
      bounded(name, (fd = 0, vectors = 0, count = 0, place = 0) => {
        if (fd < reservedDescriptor) return null;
        const from = name === 'fd_pwrite' ? place : Number((this.fds[fd] as Placed | undefined)?.file_pos ?? 0);
        if (from > writtenMaxBytes) return ERRNO_FBIG;
        return isFull(this.#lengthOf(vectors, count)) ? ERRNO_NOSPC : null;
      });
    }
    for (const name of ['fd_allocate', 'fd_filestat_set_size']) {
      bounded(name, (_, one = 0, more = 0) => (isFull(one + (name === 'fd_allocate' ? more : 0)) ? ERRNO_NOSPC : null));
    }
    this.#slipClock(own);
  }

  get #view(): DataView {
    return new DataView(this.inst.exports.memory.buffer);
  }

  /** Of a list of pieces to be written: each is an address and a length. */
  #lengthOf(vectors: number, count: number): number {
    let bytes = 0;
    for (let index = 0; index < count; index++) bytes += this.#view.getUint32(vectors + index * 8 + 4, true);
    return bytes;
  }

  #nowOf(clock: number): bigint {
    const ms = clock === wasiTypes.CLOCKID_REALTIME ? Date.now() : performance.now();
    return BigInt(Math.round(ms * 1e6)) + this.#sleptNs;
  }

  #slipClock(own: Record<string, Call>): void {
    own['clock_time_get'] = (clock, _, place) => {
      this.#view.setBigUint64(Number(place), this.#nowOf(Number(clock)), true);
      return ERRNO_SUCCESS;
    };
    own['poll_oneoff'] = (subscriptions, events, count, told) =>
      this.#sleep(Number(subscriptions), Number(events), Number(count), Number(told));
  }

  /** Whoever waits for a moment is told at once that it has come; there is nothing else to wait for. */
  #sleep(subscriptions: number, events: number, count: number, told: number): number {
    const clocks: { readonly userdata: bigint; readonly untilNs: bigint }[] = [];
    for (let index = 0; index < count; index++) {
      const at = subscriptions + index * 48;
      if (this.#view.getUint8(at + 8) !== wasiTypes.EVENTTYPE_CLOCK) continue;
      const isMoment = (this.#view.getUint16(at + 40, true) & 1) === 1;
      const ns = this.#view.getBigUint64(at + 24, true);
      const restNs = isMoment ? ns - this.#nowOf(this.#view.getUint32(at + 16, true)) : ns;
      clocks.push({ userdata: this.#view.getBigUint64(at, true), untilNs: restNs > 0n ? restNs : 0n });
    }
    const [first] = clocks.toSorted((one, other) => (one.untilNs < other.untilNs ? -1 : 1));
    if (!first) return ERRNO_NOTSUP;
    this.#sleptNs += first.untilNs;
    for (let byte = 0; byte < 32; byte++) this.#view.setUint8(events + byte, 0);
    this.#view.setBigUint64(events, first.userdata, true);
    this.#view.setUint32(told, 1, true);
    return ERRNO_SUCCESS;
  }
}
