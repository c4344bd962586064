/** Fault in content with its place: `path` within the folder, `line` from 1, null for the file as a whole. */
export interface ContentFault {
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
}

/** Content that was refused, with every fault; nothing was changed. */
export class ContentFaults extends Error {
  readonly faults: readonly ContentFault[];
  constructor(faults: readonly ContentFault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}

/** `courses/course7/course.md:3: unknown key "titel"` */
export function faultLine({ path, line, message }: ContentFault): string {
  return `${path}${line === null ? '' : `:${line}`}: ${message}`;
}
