import type { Terminal } from './command.ts';

const betweenLinesMs = 1000;

/** Gives a function to call after each piece of a work; whoever waits for longer than a second hears each second how far it is. */
export function progressOf(terminal: Terminal, what: string): (done: number, of: number) => void {
  let saidMs = performance.now();
  return (done, of) => {
    if (performance.now() - saidMs < betweenLinesMs) return;
    saidMs = performance.now();
    terminal.say(`${what}: ${done} of ${of}`);
  };
}
