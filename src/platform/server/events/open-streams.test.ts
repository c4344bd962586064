import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

const nothing = () => undefined;
const tooMany = expect.objectContaining({ code: 'too-many-requests', retryAfterSeconds: 60 }) as Error;
const busy = expect.objectContaining({ code: 'server-busy', retryAfterSeconds: 60 }) as Error;

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

test('a user may have so many, and another one again once one was let go, which counts once', () => {
  const streams = createOpenStreams({ perUser: 2, inAll: 10 });
  const letGo = streams.add('ada', new Socket(), nothing);
  streams.add('ada', new Socket(), nothing);
  expect(thrownBy(() => streams.add('ada', new Socket(), nothing))).toEqual(tooMany);
  streams.add('grace', new Socket(), nothing);
  letGo();
  letGo();
  streams.add('ada', new Socket(), nothing);
  expect(thrownBy(() => streams.add('ada', new Socket(), nothing))).toEqual(tooMany);
});

test('a process holds so many in all, whosever they are', () => {
  const streams = createOpenStreams({ perUser: 2, inAll: 3 });
  for (const uid of ['ada', 'ada', 'grace']) streams.add(uid, new Socket(), nothing);
  expect(thrownBy(() => streams.add('noor', new Socket(), nothing))).toEqual(busy);
});

test('a connection holds one, and its end closes it', () => {
  const streams = createOpenStreams({ perUser: 5, inAll: 5 });
  const socket = new Socket();
  let closed = 0;
  const letGo = streams.add('ada', socket, () => (closed += 1));
  expect(thrownBy(() => streams.add('ada', socket, nothing))).toEqual(tooMany);
  socket.emit('close');
  expect(closed).toBe(1);
  letGo();
  expect(socket.listenerCount('close')).toBe(new Socket().listenerCount('close'));
  streams.add('ada', socket, nothing);
});

test('all are closed at once when the process stops', () => {
  const streams = createOpenStreams({ perUser: 2, inAll: 2 });
  const closed: string[] = [];
  for (const uid of ['ada', 'grace']) streams.add(uid, new Socket(), () => closed.push(uid));
  streams.closeAll();
  expect(closed).toEqual(['ada', 'grace']);
});
