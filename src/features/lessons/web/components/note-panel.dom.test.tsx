import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { NotePanel } from './note-panel.tsx';

test('when a note was saved is told with its date where that is not today’s', async () => {
  const savedAt = new Date(2025, 4, 2, 22, 10, 4).getTime();
  vi.stubGlobal('fetch', async () => Response.json({ text: 'Lists can grow.', version: 1, changedAt: savedAt }));
  putWho(ada);
  const Page = () => <NotePanel uid={ada.uid} courseId="course2" lessonId="dated" />;
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  expect(await screen.findByText('Saved May 2, 2025, 22:10:04')).toBeTruthy();
});
