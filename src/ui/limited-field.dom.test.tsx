import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LimitedTextArea, LimitedTextField } from './limited-field.tsx';

function Holder({ as: Field }: { readonly as: typeof LimitedTextArea | typeof LimitedTextField }) {
  const [text, setText] = useState('');
  return (
    <form>
      <Field label="Text" value={text} maxLength={10} onChange={({ target }) => setText(target.value)} />
    </form>
  );
}

test.each([
  ['LimitedTextArea', LimitedTextArea],
  ['LimitedTextField', LimitedTextField],
])('a text longer than its limit stays whole in a %s, which says how much is too much', async (_, Field) => {
  const user = userEvent.setup();
  render(<Holder as={Field} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
  await user.click(field);
  await user.paste('12345678');
  expect(screen.getByText('8 of 10 characters').parentElement?.id).toBe(field.getAttribute('aria-describedby'));
  await user.paste('9012345');
  expect(field.value).toBe('123456789012345');
  expect(screen.getByText('Too long by 5 characters. The limit is 10.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.form?.checkValidity()).toBe(false);
  await user.type(field, '{Backspace>5/}  ');
  expect(screen.getByText('10 of 10 characters')).toBeTruthy();
  expect(field.form?.checkValidity()).toBe(true);
});
