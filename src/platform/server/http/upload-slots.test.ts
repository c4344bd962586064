import { expect, test } from 'vitest';
import { takeUploadSlot } from './upload-slots.ts';

const from = (ip: string) => ({ caller: null, ip });
const of = (uid: string) => ({ caller: { uid } as never, ip: '192.0.2.9' });

test('an address has a number of uploads at the same time, all visitors another one, and each that ends makes room', () => {
  const one = Array.from({ length: 50 }, () => takeUploadSlot(from('192.0.2.1')));
  expect(() => takeUploadSlot(from('192.0.2.1'))).toThrow('too-many-requests');
  const others = Array.from({ length: 50 }, (_, place) => takeUploadSlot(from(`198.51.100.${place}`)));
  expect(() => takeUploadSlot(from('203.0.113.1'))).toThrow('too-many-requests');
  const learners = Array.from({ length: 10 }, () => takeUploadSlot(of('ada')));
  expect(() => takeUploadSlot(of('ada'))).toThrow('too-many-requests');
  one[0]!();
  const next = takeUploadSlot(from('203.0.113.1'));
  for (const giveBack of [...one.slice(1), ...others, ...learners, next]) giveBack();
  takeUploadSlot(from('192.0.2.1'))();
});
