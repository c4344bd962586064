import { pino } from 'pino';
import { contentService } from '../../features/authoring/server/public.ts';
import { type ContentFault, faultLine } from '../../platform/server/content/faults.ts';
import { contentEditor } from '../../platform/server/content/publish.ts';
import type { ContentChange } from '../../platform/server/content/read-content.ts';
import { createEvents } from '../../platform/server/events/events.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { contentKinds as kinds, hasPage } from '../server/content-kinds.ts';
import { protectedTextFaults } from '../server/protected-texts.ts';
import { type CommandContext, CommandError } from './command.ts';

const changedMeanwhile = 'Somebody else changed the content in the meantime. Please try again.';

/** Messages of the refusals, by code. */
const refusals: Readonly<Record<string, string>> = {
  'content-no-example': 'It is not an example: it is already yours.',
  'content-has-draft': 'It has a draft. Publish or discard the draft first.',
  'content-has-no-draft': 'It has no draft to publish.',
  'content-changed': changedMeanwhile,
  'content-busy': changedMeanwhile,
  'published-changed':
    'The published version has changed since the draft was created. Compare them in the console, under Content.',
};

/** Creates the service that changes content as the console does, for kinds that run no programs. */
export function contentServiceOf({ db, now }: CommandContext) {
  const fixed = (changes: readonly ContentChange[]) => protectedTextFaults(kinds, changes);
  const editor = contentEditor({ db, kinds, hasPage, protectedTextFaults: fixed });
  const events = createEvents(db, pino({ level: 'silent' }), now);
  return contentService({ db, editor, kinds, runFaults: async () => [], events, now });
}

/** Waits for a content change. Throws {@link CommandError} with the reason if nothing was changed. */
export async function done(outcome: Promise<readonly ContentFault[]>, notFound: CommandError): Promise<void> {
  const faults = await outcome.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'content-not-found') throw notFound;
    throw new CommandError(refusals[error.code] ?? error.code, { cause: error });
  });
  if (faults.length > 0) throw new CommandError(faults.map(faultLine).join('\n'));
}
