import { act, fireEvent, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { draftCampaign } from '../../../../test/support/draft-campaign.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { turns } from '../../../../test/support/turns.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { CampaignView } from './campaign-view.tsx';

let campaign = draftCampaign;
let sent: unknown[] = [];
let save: (body: typeof draftCampaign) => Promise<Response>;

beforeEach(async () => {
  putWho({ ...ada, role: 'admin' });
  [campaign, sent] = [draftCampaign, []];
  const { settings } = (window as unknown as Window).happyDOM;
  settings.enableIframePageLoading = true;
  // The preview frame does not use `fetch`.
  settings.fetch.interceptor = { beforeAsyncRequest: async (asked) => new asked.window.Response('') };
  onTestFinished(() => {
    settings.enableIframePageLoading = false;
    settings.fetch.interceptor = null;
  });
  vi.stubGlobal('fetch', async (address: string, { method, body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(body));
      return save(JSON.parse(body) as typeof draftCampaign);
    }
    return Response.json(address.includes('courses') ? { items: [] } : campaign);
  });
  await openSmallSite({ pages: { '/': () => <CampaignView id="c1" onDone={vi.fn<() => void>()} /> }, at: '/' });
});

const subject = () => screen.findByLabelText<HTMLInputElement>('Subject');
const type = async (value: string) => fireEvent.change(await subject(), { target: { value } });
const press = () => fireEvent.submit(screen.getByLabelText('Subject').closest('form')!);
const moment = () => act(() => turns());

test('what is typed outlives that another one saves, and is refused once', async () => {
  save = async () => Response.json({ code: 'campaign-changed', detail: 'Changed.', status: 409 }, { status: 409 });
  await type('Mine');
  campaign = { ...draftCampaign, step: 1, subject: 'Theirs' };
  await act(() => declareStale([['admin-campaign']]));
  await moment();
  expect((await subject()).value).toBe('Mine');
  press();
  await screen.findByText('Changed.');
  await moment();
  press();
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { step: 0, subject: 'Mine' },
      { step: 1, subject: 'Mine' },
    ]),
  );
});

test('what is typed while a campaign is saved stays, and is saved after it', async () => {
  const held = Promise.withResolvers<void>();
  save = async ({ step, subject: saved }) => {
    await held.promise;
    campaign = { ...draftCampaign, step: step + 1, subject: saved };
    return Response.json(campaign);
  };
  await type('Mine');
  press();
  await type('Mine and more');
  held.resolve();
  await moment();
  await moment();
  expect((await subject()).value).toBe('Mine and more');
  press();
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { step: 0, subject: 'Mine' },
      { step: 1, subject: 'Mine and more' },
    ]),
  );
});
