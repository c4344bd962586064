import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import type { ArchivePreview } from './archive-data.ts';
import { Part } from './bring-content.tsx';

/** Replaces the browser's XMLHttpRequest: the test sets the upload progress and the response. */
class Request extends EventTarget {
  static last: Request | undefined;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open = () => {};
  setRequestHeader = () => {};
  getResponseHeader = () => null;
  send = () => void (Request.last = this);

  isSent() {
    this.upload.dispatchEvent(Object.assign(new Event('load'), { lengthComputable: true, loaded: 1, total: 1 }));
  }

  abort() {
    this.end('abort');
  }

  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.end('load');
  }

  end(how: 'load' | 'error' | 'abort') {
    Request.last = undefined;
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const preview: ArchivePreview = {
  seen: 'a',
  steps: [{ path: 'articles/glaze.md', what: 'added', isTaken: true, texts: null }],
  unchanged: 0,
  faults: [],
};
const archiveNamed = (name: string) => new File(['x'], name, { type: 'application/zip' });
const onDone = vi.fn<(text: string) => void>();
const now = (what: (request: Request) => void) =>
  act(async () => {
    await vi.waitFor(() => expect(Request.last).toBeDefined());
    what(Request.last!);
  });

beforeEach(async () => {
  onDone.mockReset();
  Request.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Request);
  await openSmallSite({ pages: { '/admin/content': () => <Part onDone={onDone} /> }, at: '/admin/content' });
  await userEvent.upload(await screen.findByLabelText('Content archive'), archiveNamed('content.zip'));
  await now((request) => request.answer(200, preview));
});

async function takeOver() {
  fireEvent.click(await screen.findByRole('button', { name: 'Import changes' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Import changes')!);
}

const unknown = /^We do not know whether the import worked\./;

test.each([
  ['the answer is lost', (request: Request) => request.end('error')],
  ['the server breaks', (request: Request) => request.answer(500, { code: 'server-error', detail: 'x', status: 500 })],
])('where %s, nobody is told that nothing was changed, and the next try shows what is left', async (_, fail) => {
  await takeOver();
  await now(fail);
  await screen.findByText(unknown);
  await takeOver();
  await now((request) => request.answer(200, { isDone: false, preview: { ...preview, seen: 'b', steps: [] } }));
  await screen.findByText(/^The content changed since your last check, so nothing was imported\./);
  await screen.findByText(/^Nothing to import/);
  expect(screen.queryByText(unknown)).toBeNull();
});

test('what the server refuses is said in its own words', async () => {
  await takeOver();
  await now((request) => request.answer(429, { code: 'too-many-requests', detail: 'Too many.', status: 429 }));
  await screen.findByText('Too many.');
});

test('an archive that is checked for four minutes is taken over', async () => {
  await takeOver();
  await vi.waitFor(() => expect(Request.last).toBeDefined());
  vi.useFakeTimers();
  Request.last?.isSent();
  await act(() => vi.advanceTimersByTimeAsync(240_000));
  vi.useRealTimers();
  await now((request) => request.answer(200, { isDone: true, preview }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('after a look that failed, the same file can be chosen again', async () => {
  const field = screen.getByLabelText('Content archive');
  const archive = archiveNamed('other.zip');
  await userEvent.upload(field, archive);
  await now((request) => request.end('error'));
  await screen.findByRole('alert');
  await userEvent.upload(field, archive);
  await now((request) => request.answer(200, preview));
  await screen.findByText('articles/glaze.md');
});
