import { createReadStream } from 'node:fs';
import { sep } from 'node:path';
import { createInterface } from 'node:readline';
import { type Act, actOf, answerOf, namesIn } from './calls.ts';

/** Event with its times as line numbers of the trace: an order over all processes and threads. */
export type Event = Act & { readonly startedAt: number; readonly at: number };

export interface Trace {
  /** Events below the folder and answers, in the order in which the calls ended. */
  readonly events: Event[];
  /** Names in calls whose end was not recorded because the process was killed: they may have taken effect or not. */
  readonly uncertain: ReadonlySet<string>;
}

/**
 * Parses the recorder's output for the folder `root`. Relative paths are PostgreSQL's, which works in its own folder.
 */
export async function readTrace(file: string, root: string, workingFolder: string): Promise<Trace> {
  const started = new Map<string, { at: number; text: string }>();
  const events: Event[] = [];
  const uncertain = new Set<string>();
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Infinity })) {
    at += 1;
    const [, thread = '', text = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [unfinished] = / <unfinished \.\.\.>$/.exec(text) ?? [];
    if (unfinished !== undefined) {
      const begun = text.slice(0, -unfinished.length);
      // The answer may arrive before the server sees that it has been sent.
      const answer = answerOf(begun);
      if (answer) events.push({ ...answer, startedAt: at, at });
      else started.set(thread, { at, text: begun });
      continue;
    }
    const [resumed] = /^<\.\.\. \w+ resumed>/.exec(text) ?? [];
    const first = started.get(thread);
    if (resumed !== undefined && first === undefined) continue;
    if (resumed !== undefined) started.delete(thread);
    const call = resumed === undefined ? text : (first?.text ?? '') + text.slice(resumed.length);
    if (call.endsWith('= ?')) for (const name of namesIn(call, workingFolder)) uncertain.add(name);
    const act = answerOf(call) ?? actOf(call, workingFolder);
    if (act && pathsOf(act).some((path) => path === root || path.startsWith(root + sep)))
      events.push({ ...act, startedAt: resumed === undefined ? at : (first?.at ?? at), at });
    else if (act?.does === 'answer') events.push({ ...act, startedAt: at, at });
  }
  for (const { text } of started.values()) for (const name of namesIn(text, workingFolder)) uncertain.add(name);
  return { events: namesBeforeUses(events), uncertain };
}

/**
 * Reorders events whose call was recorded late on a busy machine: another process may have used a file's new name
 * before. Such a name existed when it was first used.
 */
function namesBeforeUses(events: readonly Event[]): Event[] {
  const inOrder: Event[] = [];
  for (const event of events) {
    const named = 'to' in event ? event.to : undefined;
    const use = inOrder.findIndex(({ at, ...act }) => at > event.startedAt && 'path' in act && act.path === named);
    const first = inOrder[use];
    if (first === undefined) inOrder.push(event);
    else inOrder.splice(use, 0, { ...event, at: Math.max(event.startedAt, first.startedAt) });
  }
  return inOrder;
}

function pathsOf(act: Act): string[] {
  if (act.does === 'answer') return [];
  return 'path' in act ? [act.path] : [act.from, act.to];
}
