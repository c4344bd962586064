import { pino } from 'pino';
import { campaignRoutes as routes } from '../../features/campaigns/contract.ts';
import { campaignOffice } from '../../features/campaigns/server/public.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { type Command, type CommandContext, CommandError } from './command.ts';
import { table } from './print.ts';

/** Campaigns are written in the console; what moves them can be done here too, and the server that runs does it. */
export const campaignCommands: readonly Command[] = [
  {
    name: 'campaign list',
    parameters: [],
    summary: 'All campaigns of the newsletter, the newest first, and how far each has come',
    async run(context) {
      const campaigns = await officeOf(context).list();
      const rows = campaigns.map(({ id, state, subject, audience, counts }) => {
        const { waiting, claimed, sent, unknown, failed, skipped } = counts;
        const all = audience ?? waiting + claimed + sent + unknown + failed + skipped;
        return [id, state, `${sent} of ${all}`, subject];
      });
      const text =
        rows.length === 0 ? 'There are no campaigns yet.' : table([['ID', 'STATE', 'SENT', 'SUBJECT'], ...rows]);
      return { text, json: campaigns };
    },
  },
  {
    name: 'campaign send',
    parameters: ['<id>'],
    options: ['yes'],
    summary: `Send a draft to everybody that it is for, or go on with a paused campaign, after asking
      --yes    do not ask`,
    async run(context, [id = '']) {
      const { options, terminal } = context;
      if (
        !options.has('yes') &&
        !(await terminal.confirm(`Send the campaign ${id} now? Mails cannot be taken back.`))
      ) {
        throw new CommandError('Nothing was sent.');
      }
      const count = await officeOf(context).send(id).catch(tellWhy);
      return {
        text: `The campaign ${id} is being sent, as soon as the server runs: ${count} to go.`,
        json: { id, count },
      };
    },
  },
  {
    name: 'campaign pause',
    parameters: ['<id>'],
    summary: 'Pause a campaign that is being sent; the few mails in hand still leave',
    async run(context, [id = '']) {
      await officeOf(context).pause(id).catch(tellWhy);
      return { text: `The campaign ${id} is paused. To go on: campaign send ${id}`, json: { id, state: 'paused' } };
    },
  },
];

function officeOf({ db, readSettings, now }: CommandContext) {
  const outbox = createOutbox(db, pino({ level: 'silent' }), now);
  return campaignOffice({ db, settings: readSettings(), outbox, now });
}

/** A refusal in the words that the interface has for it. */
function tellWhy(error: unknown): never {
  const { errors } = routes['POST /api/campaigns/{campaignId}/start'];
  if (error instanceof Refusal && error.code in errors) {
    throw new CommandError(`${errors[error.code as keyof typeof errors].message} See: campaign list`);
  }
  throw error;
}
