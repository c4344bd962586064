import { beforeEach, expect, test, vi } from 'vitest';
import { deviceNotes, moveDeviceNotes } from './device-notes.ts';

const key = 'opvir.notes.u1.course1';
const { signal } = new AbortController();
let note: { text: string; version: number; changedAt: number | null };
let saves: unknown[];
let save: (body: { text: string; version: number }) => Response;
const problem = (status: number, code: string) =>
  Response.json({ code, detail: code, status, reference: 'r' }, { status });

beforeEach(() => {
  localStorage.clear();
  note = { text: '', version: 0, changedAt: null };
  saves = [];
  save = ({ text, version }) => {
    if (version !== note.version) return problem(409, 'note-changed');
    note = { text, version: version + 1, changedAt: 1 };
    return Response.json(note);
  };
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    if (path.endsWith('/outline')) {
      const lessons = [{ lessonId: 'first', title: 'The first lesson' }, { lessonId: 'second' }];
      return Promise.resolve(Response.json({ courseId: 'course1', chapters: [{ title: 'All', lessons }] }));
    }
    if (method === 'GET') return Promise.resolve(Response.json(note));
    const sent = JSON.parse(body) as { text: string; version: number };
    saves.push(sent);
    return Promise.resolve(save(sent));
  });
});

const move = () => moveDeviceNotes('u1', 'course1', signal);
const moved = { status: 'moved', lessonTitle: 'The first lesson' };

test('notes of the device are added to the first lesson’s note, once, and are then gone from the device', async () => {
  localStorage.setItem(key, 'Props in, markup out.\n');
  note = { text: 'What I wrote there.', version: 3, changedAt: 1 };
  expect(await move()).toEqual(moved);
  expect(note.text).toBe('What I wrote there.\n\nProps in, markup out.');
  expect(saves).toMatchObject([{ userId: 'u1', version: 3 }]);
  expect(localStorage.getItem(key)).toBeNull();
  expect(await move()).toEqual({ status: 'nothing' });
  expect(saves).toHaveLength(1);
});

test('notes whose answer was lost are not added a second time', async () => {
  localStorage.setItem(key, 'Props in, markup out.');
  const works = save;
  save = (body) => {
    works(body);
    return Response.error();
  };
  expect(await move()).toEqual({ status: 'failed' });
  expect(deviceNotes('u1', 'course1')).toBe('Props in, markup out.');
  expect(await move()).toEqual(moved);
  expect(note.text).toBe('Props in, markup out.');
  expect(saves).toHaveLength(1);
});

test('a note that was changed in another window meanwhile is added to, not replaced', async () => {
  localStorage.setItem(key, 'Mine.');
  const works = save;
  save = (body) => {
    save = works;
    note = { text: 'From the other window.', version: 1, changedAt: 1 };
    return works(body);
  };
  expect(await move()).toEqual(moved);
  expect(note.text).toBe('From the other window.\n\nMine.');
});

test.each([
  ['the server refuses them', 'x', 'failed', () => problem(403, 'not-enrolled')],
  ['there is no room', 'x'.repeat(20_001), 'too-long', () => problem(500, 'unused')],
])('when %s, they stay on the device', async (_, text, status, refuse) => {
  localStorage.setItem(key, text);
  save = refuse;
  expect(await move()).toEqual({ status });
  expect(deviceNotes('u1', 'course1')).toBe(text);
});

test('notes of another account of the same browser are left alone', async () => {
  localStorage.setItem(key, 'Mine.');
  expect(await moveDeviceNotes('u2', 'course1', signal)).toEqual({ status: 'nothing' });
  expect(deviceNotes('u1', 'course1')).toBe('Mine.');
});
