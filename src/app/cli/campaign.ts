import { pino } from 'pino';
import { campaignRoutes as routes } from '../../features/campaigns/contract.ts';
import { campaignService } from '../../features/campaigns/server/public.ts';
import { EmailAddress } from '../../features/identity/contract.ts';
import { brandOf } from '../../features/setup/server/public.ts';
import { Refusal } from '../../platform/server/http/refusal.ts';
import { createOutbox } from '../../platform/server/outbox/outbox.ts';
import { type Answer, type Command, type CommandContext, CommandError, UsageError } from './command.ts';
import { block, counted, table } from './print.ts';

const someId = '01900000-0000-7000-8000-000000000000';

/** Commands on campaigns, which are written in the console. A running server sends them. */
export const campaignCommands: readonly Command[] = [
  {
    name: 'campaign list',
    parameters: [],
    summary: 'All campaigns of the newsletter, the newest first, and how far each has come',
    example: '',
    async run(context) {
      const campaigns = await (await contentServiceOf(context)).list();
      const rows = campaigns.map(({ id, state, subject, audience, counts }) => {
        const all = audience ?? Object.values(counts).reduce((sum, count) => sum + count, 0);
        return [id, state, `${counts.sent} of ${all}`, subject];
      });
      const text =
        rows.length === 0 ? 'There are no campaigns yet.' : table([['ID', 'STATE', 'SENT', 'SUBJECT'], ...rows]);
      return { text, json: campaigns };
    },
  },
  {
    name: 'campaign show',
    parameters: ['<id>'],
    summary: 'One campaign with its text, whom it is for and how far it has come',
    example: someId,
    async run(context, [id = '']) {
      const campaign = await (await contentServiceOf(context)).show(id).catch(tellWhy);
      const { subject, state, audience, counts, trouble, body } = campaign;
      const reached = audience === null ? countsText(counts) : `It would reach ${counted(audience, 'subscriber')}.`;
      const troubled = trouble === null ? [] : [`The mail server takes nothing at the moment: ${trouble}`];
      return { text: block(`${state}  ${subject}`, reached, ...troubled, '', body), json: campaign };
    },
  },
  {
    name: 'campaign test',
    parameters: ['<id>', '<email>'],
    summary: 'Mail a campaign as it stands to one address, to see how it looks',
    example: `${someId} ada@example.org`,
    async run(context, [id = '', given]) {
      const email = EmailAddress.safeParse(given).data;
      if (email === undefined) throw new UsageError('That is no email address.');
      await (await contentServiceOf(context)).test(id, email).catch(tellWhy);
      const text = hasMailServer(context)
        ? `The test is on its way to ${email}, as soon as the server runs.`
        : `The test will be a file, as soon as the server runs. ${noMailServer}`;
      return { text, json: { id, email } };
    },
  },
  {
    name: 'campaign send',
    parameters: ['<id>'],
    options: { yes: 'do not ask' },
    summary: 'Send a draft to everybody that it is for, after asking',
    example: someId,
    async run(context, [id = '']) {
      const question = hasMailServer(context)
        ? `Send the campaign ${id} now? Mails cannot be taken back.`
        : `${noMailServer} Save the mails of the campaign ${id} as files?`;
      await asked(context, question, 'Nothing was sent.');
      const count = await (await contentServiceOf(context)).send(id).catch(tellWhy);
      const text = hasMailServer(context)
        ? `The campaign ${id} is being sent, as soon as the server runs: ${count} to go.`
        : `The campaign ${id} is saved as ${counted(count, 'file')}, as soon as the server runs. ${noMailServer}`;
      return { text, json: { id, count } };
    },
  },
  {
    name: 'campaign pause',
    parameters: ['<id>'],
    summary: 'Pause a campaign that is being sent; the few mails in hand still leave',
    example: someId,
    run: (context, [id = '']) =>
      moved(context, id, 'paused', `The campaign ${id} is paused. To go on: campaign resume ${id}`),
  },
  {
    name: 'campaign resume',
    parameters: ['<id>'],
    options: { yes: 'do not ask' },
    summary: 'Go on with a campaign that is paused, after asking',
    example: someId,
    async run(context, [id = '']) {
      await asked(context, `Go on with the campaign ${id}? Mails cannot be taken back.`, 'Nothing was sent.');
      return moved(context, id, 'sending', `The campaign ${id} goes on, as soon as the server runs.`);
    },
  },
  {
    name: 'campaign cancel',
    parameters: ['<id>'],
    options: { yes: 'do not ask' },
    summary: 'End a campaign for good that is being sent or paused, after asking; who has it keeps it',
    example: someId,
    async run(context, [id = '']) {
      await asked(context, `Cancel the campaign ${id} for good?`, 'Nothing was cancelled.');
      return moved(context, id, 'cancelled', `The campaign ${id} is cancelled.`);
    },
  },
  {
    name: 'campaign unschedule',
    parameters: ['<id>'],
    summary: 'Take a campaign that waits for its moment off the schedule: it is a draft again',
    example: someId,
    run: (context, [id = '']) => moved(context, id, 'draft', `The campaign ${id} is a draft again.`),
  },
];

const noMailServer = 'No mail server is set (SMTP_URL), so nobody receives it.';

function hasMailServer({ readSettings }: CommandContext): boolean {
  return readSettings().smtpUrl !== null;
}

async function contentServiceOf({ db, readSettings, now }: CommandContext) {
  const outbox = createOutbox(db, pino({ level: 'silent' }), now);
  const settings = readSettings();
  // Mails carry the site name that was set in the console.
  return campaignService({ db, settings: { ...settings, brand: await brandOf(db, settings) }, outbox, now });
}

async function asked({ options, terminal }: CommandContext, question: string, otherwise: string): Promise<void> {
  if (!options.has('yes') && !(await terminal.confirm(question))) throw new CommandError(otherwise);
}

type Filter = Parameters<ReturnType<typeof campaignService>['move']>[1];

async function moved(context: CommandContext, id: string, to: Filter, text: string): Promise<Answer> {
  const { state } = await (await contentServiceOf(context)).move(id, to).catch(tellWhy);
  return { text, json: { id, state } };
}

function countsText(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([state, count]) => `${state}: ${count}`).join(', ') || 'It has reached nobody yet.';
}

/** Throws a refusal as a {@link CommandError} with the message that the API declares for it. */
function tellWhy(error: unknown): never {
  const { errors } = routes['POST /api/campaigns/{campaignId}/start'];
  if (error instanceof Refusal && error.code in errors) {
    throw new CommandError(`${errors[error.code as keyof typeof errors].message} See: campaign list`);
  }
  throw error;
}
