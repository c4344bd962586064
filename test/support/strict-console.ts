import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// Whatever is said to console.error or console.warn fails the test that caused it. A test that is about such a line takes
// the method over with vi.spyOn(console, 'error') and looks at what it was given.

const noise: string[] = [];

beforeEach(() => {
  noise.length = 0;
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => void noise.push(`console.${method}: ${format(...parts)}`);
  }
});

afterEach(() => {
  if (noise.length === 0) return;
  throw new Error(`The test made noise on the console:\n${noise.splice(0).join('\n')}`);
});
