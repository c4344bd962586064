import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

// Each call of console.error or console.warn fails the test that caused it. A test that expects one replaces the method
// by vi.spyOn(console, 'error') and checks its arguments.

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
