import { type Fd, type File, OpenFile, WASI, wasi as wasiTypes } from '@bjorn3/browser_wasi_shim';
import { openedMax, pathMaxBytes, diskMaxBytes } from '../limits.ts';

type Call = (...args: (number | bigint)[]) => number;

/** Returns an error number to refuse a call, or null to let it through. */
type Bound = (...args: number[]) => number | null;

const { ERRNO_NAMETOOLONG, ERRNO_NOSPC, ERRNO_NOTSUP, ERRNO_SUCCESS } = wasiTypes;

/** Positions of the arguments that hold the length of a path. */
const pathLengths = {
  path_open: [3],
  path_create_directory: [2],
  path_link: [3, 6],
  path_rename: [2, 5],
  path_symlink: [1, 4],
} as const;
const makers: ReadonlySet<string> = new Set(['path_open', 'path_create_directory', 'path_link', 'path_symlink']);

/**
 * Operating system for Python: files in memory, with limits on their total growth and on how often they are opened, and a clock that
 * jumps, so that sleeping takes no time.
 */
export class System extends WASI {
  readonly #report: File;
  readonly #grownBytes = { report: 0, files: 0 };
  #opened = 0;
  #sleptNs = 0n;

  /** `report` has room of its own, so that a program that fills the disk can still be reported. */
  constructor(args: string[], environment: string[], descriptors: Fd[], report: File) {
    super(args, environment, descriptors, { debug: false });
    this.#report = report;
    const own = this.wasiImport as Record<string, Call>;
    const bounded = (name: string, refuse: Bound) => {
      const usual = own[name];
      if (!usual) throw new Error(`the shim has no ${name}`);
      own[name] = (...given) => refuse(...given.map(Number)) ?? usual(...given);
    };
    for (const [name, places] of Object.entries(pathLengths))
      bounded(name, (...args) =>
        this.#boundPaths(
          name,
          places.map((place) => args[place] ?? 0),
        ),
      );
    bounded('fd_write', (fd = 0, vectors = 0, count = 0) => this.#grow(fd, null, this.#lengthOf(vectors, count)));
    bounded('fd_pwrite', (fd = 0, vectors = 0, count = 0, from = 0) =>
      this.#grow(fd, from, this.#lengthOf(vectors, count)),
    );
    bounded('fd_allocate', (fd = 0, from = 0, bytes = 0) => this.#grow(fd, from, bytes));
    bounded('fd_filestat_set_size', (fd = 0, bytes = 0) => this.#grow(fd, 0, bytes));
    this.#slipClock(own);
  }

  #boundPaths(name: string, lengths: readonly number[]): number | null {
    if (lengths.some((length) => length > pathMaxBytes)) return ERRNO_NAMETOOLONG;
    return makers.has(name) && ++this.#opened > openedMax ? ERRNO_NOSPC : null;
  }

  /**
   * Counts how much a file grows, gaps included; `from` defaults to the file's position. Returns an error number beyond
   * the limit.
   */
  #grow(fd: number, from: number | null, bytes: number): number | null {
    const file = this.fds[fd];
    // Standard output has its own limit.
    if (!(file instanceof OpenFile)) return null;
    const end = (from ?? Number(file.file_pos)) + bytes;
    const part = file.file === this.#report ? 'report' : 'files';
    const grownBytes = this.#grownBytes[part] + Math.max(bytes, end - Number(file.file.size));
    if (grownBytes > diskMaxBytes) return ERRNO_NOSPC;
    this.#grownBytes[part] = grownBytes;
    return null;
  }

  get #view(): DataView {
    return new DataView(this.inst.exports.memory.buffer);
  }

  /** Total length of a vector of buffers; each is an address and a length. */
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

  /** Advances the clock instead of waiting; there is nothing else to wait for. */
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
