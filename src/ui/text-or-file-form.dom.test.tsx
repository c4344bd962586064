import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextOrFileForm } from './text-or-file-form.tsx';

const texts = {
  file: 'A file',
  fileHint: '',
  fileTooLarge: 'Too large.',
  fileUnreadable: 'Unreadable.',
  text: 'Text',
  textHint: '',
  needed: 'Needed.',
  read: 'Read',
};

function Holder() {
  const [text, setText] = useState('');
  const rest = { texts, accept: '.txt', maxLength: 20, failure: null, busy: false, onRead: () => {} };
  return <TextOrFileForm {...rest} text={text} onText={setText} />;
}

function choose(bytes: Uint8Array<ArrayBuffer>): void {
  fireEvent.change(screen.getByLabelText('A file'), { target: { files: [new File([bytes], 'words.txt')] } });
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test('a file in ANSI comes in letter for letter, and one is asked to look; one in UTF-16 without a word', async () => {
  render(<Holder />);
  choose(Uint8Array.from(Buffer.from('Stra\u00DFe', 'latin1')));
  expect(await screen.findByText(/It was read as Windows text \(ANSI\)/)).toBeTruthy();
  expect(field()).toBe('Straße');
  choose(utf16('Köln'));
  await expect.poll(field).toBe('Köln');
  expect(screen.queryByText(/ANSI/)).toBeNull();
});

test('what is no text, or too long, is refused with its reason, and the text that is there stays', async () => {
  render(<Holder />);
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'typed' } });
  choose(Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2));
  expect(await screen.findByText(/is not UTF-8 text. Save it as UTF-8/)).toBeTruthy();
  for (const length of [21, 1000]) {
    choose(new Uint8Array(length).fill(0x61));
    expect(await screen.findByText('Too large.')).toBeTruthy();
  }
  expect(field()).toBe('typed');
});
