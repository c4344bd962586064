import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSmallSite } from '../../../test/support/small-site.tsx';
import { ApiError } from './rpc.ts';
import { declareStale } from './stale-data.ts';

let stored: string[] = [];
let reads = 0;
const read = () => {
  reads += 1;
  return stored.join(', ');
};
let otherWindow: BroadcastChannel;
let toldThere: unknown[] = [];

beforeEach(() => {
  stored = ['one'];
  reads = 0;
  toldThere = [];
  otherWindow = new BroadcastChannel('opvir.stale-data');
  otherWindow.addEventListener('message', ({ data }: MessageEvent<unknown>) => toldThere.push(data));
});

afterEach(() => otherWindow.close());

function Things() {
  const { data } = useQuery({ queryKey: ['things', 'u1'], queryFn: read });
  const adding = useMutation({
    mutationFn: async () => void stored.push('two'),
    meta: { makesStale: [['things']] },
  });
  return (
    <>
      <p>{data}</p>
      <button type="button" onClick={() => adding.mutate()}>
        Add
      </button>
    </>
  );
}

async function open() {
  await openSmallSite({ pages: { '/': Things }, at: '/' });
  await screen.findByText('one');
}

test('what a change makes stale is read anew here, and every other window is told', async () => {
  await open();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add' }));
  await screen.findByText('one, two');
  await waitFor(() => expect(toldThere).toEqual([[['things']]]));
});

test('a first read that is under way while a change is made is not taken for what is there after it', async () => {
  const first = Promise.withResolvers<string>();
  const answers = [first.promise];
  const readSlowly = vi.fn<() => Promise<string>>(() => answers.shift() ?? Promise.resolve(read()));
  function Slow() {
    const { data } = useQuery({ queryKey: ['things', 'slow'], queryFn: readSlowly });
    return <p>{data}</p>;
  }
  await openSmallSite({ pages: { '/': Slow }, at: '/' });
  await waitFor(() => expect(readSlowly).toHaveBeenCalledTimes(1));
  stored = ['one', 'two'];
  const declared = declareStale([['things']]);
  first.resolve('one');
  await declared;
  await screen.findByText('one, two');
});

test('what another window declares stale is read anew here, and only that', async () => {
  await open();
  stored = ['three'];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to one origin
  otherWindow.postMessage([['something-else'], ['things', 'u2']]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is limited to one origin
  otherWindow.postMessage([['things']]);
  await screen.findByText('three');
  expect(reads).toBe(2);
});

test('whoever enters the window again sees what happened on another device', async () => {
  await open();
  stored = ['three'];
  dispatchEvent(new Event('focus'));
  await screen.findByText('three');
});

test('where windows may not talk to one another, each is current by itself', async () => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { declareStale, listenForStaleData } = await import('./stale-data.ts');
  const heard: unknown[] = [];
  listenForStaleData(async (keys) => void heard.push(keys));
  await declareStale([['things']]);
  expect(heard).toEqual([[['things']]]);
});

test('data stays without an error when a refetch is refused because the session has ended, and nothing else hides one', async () => {
  let refusal: ApiError | null = null;
  function Page() {
    const { data, isError, refetch } = useQuery({
      queryKey: ['things', 'own'],
      queryFn: () => (refusal ? Promise.reject(refusal) : read()),
    });
    return (
      <button type="button" onClick={() => void refetch()}>
        {isError ? 'failed' : data}
      </button>
    );
  }
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  const button = await screen.findByRole('button', { name: 'one' });
  const press = () => userEvent.setup().click(button);
  refusal = new ApiError({ code: 'session-expired', status: 401, detail: 'Please log in again.' });
  await press();
  expect(button.textContent).toBe('one');
  refusal = new ApiError({ code: 'not-found', status: 404, detail: 'It is gone.' });
  await press();
  await waitFor(() => expect(button.textContent).toBe('failed'));
});
