import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftCampaign } from '../../../../test/support/draft-campaign.ts';
import { ada, putWho } from '../../../../test/support/session.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { StartCampaign } from './start-campaign.tsx';

const campaign = { ...draftCampaign, audience: 2 };

async function open(hasMailServer: boolean) {
  putWho({ ...ada, role: 'admin' });
  const shown = () => <StartCampaign campaign={{ ...campaign, hasMailServer }} onDone={vi.fn<() => void>()} />;
  await openSmallSite({ pages: { '/': shown, '/admin/$section': () => null }, at: '/' });
}
const button = (name: string) => screen.queryByRole('button', { name });

test('without a mail server a campaign warns that nobody receives it, and its button does not say Send', async () => {
  await open(false);
  expect(screen.getByText('No mail server is set up, so nobody will receive this campaign.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up email' }).getAttribute('href')).toBe('/admin/start');
  expect(button('Send')).toBeNull();
  fireEvent.click(button('Save as files')!);
  expect(screen.getByRole('dialog', { name: 'Save “News” as files?' }).textContent).toContain('Nobody receives it.');
});

test('a time in the past is refused at its field, and nothing is asked', async () => {
  await open(true);
  fireEvent.change(screen.getByLabelText('When'), { target: { value: 'later' } });
  const time = () => screen.getByLabelText<HTMLInputElement>('Start time');
  fireEvent.change(time(), { target: { value: '2020-01-01T10:00' } });
  expect(screen.getByText('Choose a time within the next year.')).toBeTruthy();
  expect(time().getAttribute('aria-invalid')).toBe('true');
  expect(button('Send')).toBeNull();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 16);
  fireEvent.change(time(), { target: { value: tomorrow } });
  expect(screen.queryByText('Choose a time within the next year.')).toBeNull();
  expect(button('Send')).toBeTruthy();
});
