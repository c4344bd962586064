import type { Terminal } from './command.ts';

const betweenLinesMs = 1000;

/**
 * Creates a progress callback for each finished piece of work. After the first second it prints the state once a
 * second.
 */
export function progressOf(terminal: Terminal, what: string): (done: number, of: number) => void {
  let saidMs = performance.now();
  return (done, of) => {
    if (performance.now() - saidMs < betweenLinesMs) return;
    saidMs = performance.now();
    terminal.say(`${what}: ${done} of ${of}`);
  };
}
