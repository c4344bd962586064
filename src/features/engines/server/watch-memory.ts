import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Interval of the checks, in which a program can allocate a few hundred MiB at most. */
const lookEveryMs = 50;
/** A warm engine holds 200 MiB. A program may add as much in WebAssembly's memory and its files. */
const memoryMaxBytes = 640 * 1024 * 1024;

export interface MemoryWatch {
  /** Checks regularly until `rest` is called. */
  watch(): void;
  rest(): void;
  /** True if the process was ended for its memory. */
  readonly wasTooMuch: boolean;
}

/**
 * Ends a process that holds more than `maxBytes`: WebAssembly's memory is capped, but not what the engine around it allocates. Works on
 * Linux only, where the memory of another process can be read.
 */
export function watchMemory(child: ChildProcess, maxBytes = memoryMaxBytes): MemoryWatch {
  let timer: NodeJS.Timeout | undefined;
  let wasTooMuch = false;
  const rest = () => clearInterval(timer);

  function look(): void {
    if (residentBytes(child.pid ?? 0) <= maxBytes) return;
    wasTooMuch = true;
    rest();
    child.kill('SIGKILL');
  }

  return {
    watch: () => {
      rest();
      if (process.platform === 'linux') timer = setInterval(look, lookEveryMs).unref();
    },
    rest,
    get wasTooMuch() {
      return wasTooMuch;
    },
  };
}

/** Resident memory of a process in bytes; 0 if it has ended. */
function residentBytes(pid: number): number {
  try {
    const [, kib] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib ?? 0) * 1024;
  } catch {
    return 0;
  }
}
