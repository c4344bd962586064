import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { PhotoForm } from './photo-form.tsx';

const withPhoto = { ...ada, photoURL: '/api/photos/p1' };
let answered: typeof ada;

beforeEach(() => {
  answered = withPhoto;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8 }));
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path === '/api/session') {
      const now = Date.now();
      return Response.json({ session: { user: answered, expiresAt: now + 1e9, now } });
    }
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  });
});

function Page() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const session = useSession();
  return session.status === 'signed-in' && <PhotoForm user={session.user} picture={picture} onPicture={setPicture} />;
}

async function open(user: typeof ada) {
  putWho(user);
  await openSmallSite({ pages: { '/': Page }, at: '/' });
}

async function choose() {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await act(async () => fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } }));
}

function press(name: string) {
  screen.getByRole('button', { name }).focus();
  fireEvent.click(screen.getByRole('button', { name }));
}

test('whoever has chosen a picture goes on from what cuts it, and “Cancel” leads back to the field, each time', async () => {
  await open(ada);
  for (let time = 0; time < 2; time += 1) {
    await choose();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Picture' }));
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByLabelText('Choose a picture'));
  }
});

test('that a picture was removed is said by a line that was there before, and has the focus', async () => {
  await open(withPhoto);
  const line = screen.getByRole('status');
  answered = ada;
  press('Remove picture');
  await waitFor(() => expect(line.textContent).toBe('Your picture is removed.'));
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  expect(document.activeElement).toBe(line);
});
