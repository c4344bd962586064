import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { newId } from '../../src/platform/server/ids.ts';
import { secret } from '../support/app.ts';
import { filledPlace } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { operateAt } from '../support/operator.ts';
import { addressOf, startServer } from '../support/server-process.ts';
import { startSmtpServer } from '../support/smtp.ts';
import { confirmedSubscribers } from '../support/subscribers.ts';

// Set OPVIR_TEST_RECIPIENTS=10000 OPVIR_TEST_KILLS=5 to test the size of a large organization.
const recipients = Number(process.env['OPVIR_TEST_RECIPIENTS'] ?? 400);
const kills = Number(process.env['OPVIR_TEST_KILLS'] ?? 1);
/**
 * Slow enough that a kill hits the middle of the campaign, and seldom the time between a mail's journal entry and its
 * end: such a mail has an unknown result and is not sent again.
 */
const mailsPerMinute = Math.min(60_000, recipients * 15);
/** Longest wait: a killed process's job is taken over after a minute, and its batch hardly earlier. */
const patienceMs = (kills + 1) * 90_000 + recipients * 60;

test(
  'a server that is killed in the middle of a campaign goes on with it: nobody gets the mail twice, and nobody is left out but who was in hand',
  { timeout: 2 * patienceMs },
  async () => {
    const { url, received, connections } = await startSmtpServer();
    await using place = await filledPlace();
    const db = await place.open();
    const emails = await confirmedSubscribers(db, recipients);
    const id = newId();
    await db.kysely
      .insertInto('campaigns')
      .values({
        id,
        subject: 'News',
        body: 'Hello.',
        segment: 'all',
        state: 'draft',
        step: 1,
        changedAt: 0,
        troubles: 0,
      })
      .execute();
    const environment = {
      OPVIR_DATA_DIR: place.dataDir,
      ...(place.databaseUrl !== null && { DATABASE_URL: place.databaseUrl }),
      OPVIR_SECRET: secret,
      OPVIR_CAMPAIGN_RATE: String(mailsPerMinute),
      SMTP_URL: url,
    };
    expect(await operateAt(place, 'campaign', 'send', id, '--yes')).toMatchObject({ exitCode: 0 });
    for (let kill = 1; kill <= kills; kill++) {
      const server = startServer(environment);
      await addressOf(server);
      // In the middle of a batch.
      const until = Math.floor((recipients * kill) / (kills + 1)) + 37;
      await eventually('some of the mails', () => received.length >= until, patienceMs);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    // Mails that the killed process had sent completely still arrive.
    await eventually('the mail server to have no connection', () => connections() === 0);
    expect(received.length).toBeLessThan(recipients);

    const server = startServer(environment);
    await addressOf(server);
    await eventually('the campaign to be over', async () => (await stateOf())?.state === 'sent', patienceMs);
    const times = new Map<string, number>();
    for (const { to } of received) times.set(to.join(), (times.get(to.join()) ?? 0) + 1);
    expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
    const first = await simpleParser(received[0]?.source ?? '');
    expect(first.messageId).toMatch(new RegExp(`^<${id}\\.subscriber-\\d+@`));
    // Mails in progress at a kill are not marked as sent, because their result is unknown; only these may be missing.
    const unsure = await db.kysely
      .selectFrom('campaignRecipients')
      .innerJoin('newsletterSubscribers', 'newsletterSubscribers.id', 'campaignRecipients.subscriberId')
      .select(['campaignRecipients.state', 'newsletterSubscribers.email'])
      .where('campaignRecipients.state', '<>', 'sent')
      .execute();
    expect(unsure.every(({ state }) => state === 'unknown')).toBe(true);
    expect(unsure.length).toBeLessThanOrEqual(4 * kills);
    const unknown = unsure.map(({ email }) => email);
    expect(emails.filter((email) => !times.has(email) && !unknown.includes(email))).toEqual([]);
    await db.close();

    function stateOf() {
      return db.kysely.selectFrom('campaigns').select('state').where('id', '=', id).executeTakeFirst();
    }
  },
);
