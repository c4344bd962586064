import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A program fills a few hundred MiB meanwhile, at most. */
const lookEveryMs = 50;
/** A warm engine has 200; a program may take as much again in WebAssembly's memory, files, and what holds them. */
const memoryMaxBytes = 640 * 1024 * 1024;
const pageBytes = 4096;

export interface MemoryWatch {
  /** Looks from now on, until it rests. */
  watch(): void;
  rest(): void;
  /** Whether it has ended the process. */
  readonly wasTooMuch: boolean;
}

/**
 * Ends a process whose memory grows beyond what any program may take: that of WebAssembly is capped, that which holds it is not. Linux
 * alone tells another process's; elsewhere nobody looks.
 */
export function watchMemory(child: ChildProcess): MemoryWatch {
  let timer: NodeJS.Timeout | undefined;
  let wasTooMuch = false;
  const rest = () => clearInterval(timer);

  function look(): void {
    if (residentBytes(child.pid ?? 0) <= memoryMaxBytes) return;
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

/** What a process holds of the machine's memory; 0 if it is not there any more. */
function residentBytes(pid: number): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * pageBytes;
  } catch {
    return 0;
  }
}
