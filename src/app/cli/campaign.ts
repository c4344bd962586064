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
    summary: 'List newsletter campaigns, newest first, with their progress',
    example: '',
    async run(context) {
      const campaigns = await (await campaignServiceOf(context)).list();
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
    summary: 'Show a campaign with its text, audience and progress',
    example: someId,
    async run(context, [id = '']) {
      const campaign = await (await campaignServiceOf(context)).show(id).catch(tellWhy);
      const { subject, state, audience, counts, trouble, body } = campaign;
      const reached = audience === null ? countsText(counts) : `Would reach ${counted(audience, 'subscriber')}.`;
      const troubled = trouble === null ? [] : [`The mail server is not accepting email right now: ${trouble}`];
      return { text: block(`${state}  ${subject}`, reached, ...troubled, '', body), json: campaign };
    },
  },
  {
    name: 'campaign test',
    parameters: ['<id>', '<email>'],
    summary: 'Send a test email of a campaign to one address',
    example: `${someId} ada@example.org`,
    async run(context, [id = '', given]) {
      const email = EmailAddress.safeParse(given).data;
      if (email === undefined) throw new UsageError('That is not an email address.');
      await (await campaignServiceOf(context)).test(id, email).catch(tellWhy);
      const text = hasMailServer(context)
        ? `The server will send the test to ${email}.`
        : `The server will save the test as a file. ${noMailServer}`;
      return { text, json: { id, email } };
    },
  },
  {
    name: 'campaign send',
    parameters: ['<id>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Send a draft to its whole audience',
    example: someId,
    async run(context, [id = '']) {
      const question = hasMailServer(context)
        ? `Send campaign ${id} now? Sent email cannot be recalled.`
        : `${noMailServer} Save the emails of campaign ${id} as files?`;
      await confirm(context, question, 'Nothing was sent.');
      const count = await (await campaignServiceOf(context)).send(id).catch(tellWhy);
      const text = hasMailServer(context)
        ? `The server will send campaign ${id}: ${count} to go.`
        : `The server will save campaign ${id} as ${counted(count, 'file')}. ${noMailServer}`;
      return { text, json: { id, count } };
    },
  },
  {
    name: 'campaign pause',
    parameters: ['<id>'],
    summary: 'Pause a campaign that is being sent; emails already in progress are still sent',
    example: someId,
    run: (context, [id = '']) =>
      moveCampaign(context, id, 'paused', `Paused campaign ${id}. To continue: campaign resume ${id}`),
  },
  {
    name: 'campaign resume',
    parameters: ['<id>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Resume a paused campaign',
    example: someId,
    async run(context, [id = '']) {
      await confirm(context, `Resume campaign ${id}? Sent email cannot be recalled.`, 'Nothing was sent.');
      return moveCampaign(context, id, 'sending', `The server will continue campaign ${id}.`);
    },
  },
  {
    name: 'campaign cancel',
    parameters: ['<id>'],
    options: { yes: 'skip the confirmation' },
    summary: 'Permanently cancel a campaign that is being sent or paused; sent emails stay sent',
    example: someId,
    async run(context, [id = '']) {
      await confirm(context, `Permanently cancel campaign ${id}?`, 'Nothing was canceled.');
      return moveCampaign(context, id, 'cancelled', `Canceled campaign ${id}.`);
    },
  },
  {
    name: 'campaign unschedule',
    parameters: ['<id>'],
    summary: 'Unschedule a campaign and make it a draft again',
    example: someId,
    run: (context, [id = '']) => moveCampaign(context, id, 'draft', `The campaign ${id} is a draft again.`),
  },
];

const noMailServer = 'No mail server is configured (SMTP_URL), so nobody will receive it.';

function hasMailServer({ readSettings }: CommandContext): boolean {
  return readSettings().smtpUrl !== null;
}

async function campaignServiceOf({ db, readSettings, now }: CommandContext) {
  const outbox = createOutbox(db, pino({ level: 'silent' }), now);
  const settings = readSettings();
  // Mails carry the site name that was set in the console.
  return campaignService({ db, settings: { ...settings, brand: await brandOf(db, settings) }, outbox, now });
}

async function confirm({ options, terminal }: CommandContext, question: string, otherwise: string): Promise<void> {
  if (!options.has('yes') && !(await terminal.confirm(question))) throw new CommandError(otherwise);
}

type TargetState = Parameters<ReturnType<typeof campaignService>['move']>[1];

async function moveCampaign(context: CommandContext, id: string, to: TargetState, text: string): Promise<Answer> {
  const { state } = await (await campaignServiceOf(context)).move(id, to).catch(tellWhy);
  return { text, json: { id, state } };
}

function countsText(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([state, count]) => `${state}: ${count}`).join(', ') || 'Not sent to anyone yet.';
}

/** Throws a refusal as a {@link CommandError} with the message that the API declares for it. */
function tellWhy(error: unknown): never {
  const { errors } = routes['POST /api/campaigns/{campaignId}/start'];
  if (error instanceof Refusal && error.code in errors) {
    throw new CommandError(`${errors[error.code as keyof typeof errors].message} See: campaign list`);
  }
  throw error;
}
