import type { Report } from './engine.ts';
import { outputMaxBytes } from './limits.ts';
import type { Raised } from './run.ts';
import { readValue, valueMaxDepth } from './value.ts';

const namesMax = 20;
const messageMaxLength = 4000;

/** Report of a run that failed with an error that is not an exception of the learner's language. */
export function failed(name: string, message: string): Report {
  return { ended: 'error', raised: { names: [name], message } };
}

/**
 * Reads the harness's report: `{ value?, raised?, shown?, drawn? }` as JSON. The learner's code may have forged it, so
 * its shape is validated; a malformed one is an error of the run.
 */
export function readReport(json: string): Report {
  if (json.length > 2 * outputMaxBytes) return { ended: 'output' };
  const report = parse(json);
  if (report === null) return failed('SyntaxError', json.slice(0, messageMaxLength));
  const shown = {
    ...(typeof report['shown'] === 'string' && { shown: report['shown'] }),
    ...('drawn' in report && { drawn: report['drawn'] }),
  };
  const raised = readRaised(report['raised']);
  if (raised) return { ended: 'error', raised, ...shown };
  if (!('value' in report)) return { ended: 'done', ...shown };
  const value = readValue(report['value']);
  if (value === undefined) return failed('RangeError', `the value is nested more than ${valueMaxDepth} deep`);
  return { ended: 'done', value, ...shown };
}

type Fields = Readonly<Record<string, unknown>>;

function parse(json: string): Fields | null {
  try {
    const report: unknown = JSON.parse(json);
    return isObject(report) ? report : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function readRaised(raised: unknown): Raised | null {
  if (!isObject(raised)) return null;
  const { names, message, file, line, trace } = raised;
  return {
    names: Array.isArray(names) ? names.slice(0, namesMax).map(String) : [],
    message: clipped(message),
    ...(typeof file === 'string' && { file }),
    ...(typeof line === 'number' && { line }),
    ...(typeof trace === 'string' && { trace: clipped(trace) }),
  };
}

function clipped(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, messageMaxLength) : '';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
