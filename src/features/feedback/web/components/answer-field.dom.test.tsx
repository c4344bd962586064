import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { Part as AnswerField } from './answer-field.tsx';

test('an answer is sent with the one that stood there when typing began, and only a refusal takes the new one over', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ code: 'answer-changed', detail: 'Somebody was quicker.', status: 409 }, { status: 409 });
  });
  function Page() {
    const [answer, setAnswer] = useState<string | null>(null);
    return (
      <AnswerField feedback={{ id: 'f1', answer, answeredAs: null }} as="organisation" onDone={vi.fn<() => void>()}>
        <button type="button" onClick={() => setAnswer('Theirs')}>
          Another one answers
        </button>
      </AnswerField>
    );
  }
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Answer');
  fireEvent.change(field, { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Another one answers' }));
  expect(screen.getByText('Someone answered while you were writing: “Theirs”')).toBeTruthy();
  expect(field.value).toBe('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Edit answer' }));
  await screen.findByText('Somebody was quicker.');
  expect(field.value).toBe('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Edit answer' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { text: 'Mine', seen: null },
    { text: 'Mine', seen: 'Theirs' },
  ]);
});
