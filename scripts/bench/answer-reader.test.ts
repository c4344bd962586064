import { expect, test } from 'vitest';
import { readAnswers } from './answer-reader.ts';

const sized = 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world';
const chunked = 'HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nb\r\n big world!\r\n0\r\n\r\n';
const empty = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n';
const read = [
  [200, 11, 'hello world'],
  [201, 16, 'hello big world!'],
  [503, 0, ''],
];

test.each([1, 2, 7, 1000])('answers are found however they are cut: in pieces of %i bytes', (pieceBytes) => {
  const bytes = Buffer.from(sized + chunked + empty);
  const found: [number, number, string][] = [];
  const take = readAnswers(({ status, bodyBytes, body }) =>
    found.push([status, bodyBytes, String(Buffer.concat(body))]),
  );
  for (let at = 0; at < bytes.length; at += pieceBytes) take(bytes.subarray(at, at + pieceBytes));
  expect(found).toEqual(read);
});

test('of an answer that is not whole nothing is said', () => {
  const found: number[] = [];
  for (const whole of [sized, chunked])
    readAnswers(({ status }) => found.push(status))(Buffer.from(whole.slice(0, -1)));
  expect(found).toEqual([]);
});
