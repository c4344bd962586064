import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../test/support/session.ts';
import { useSession, wasSignedIn } from './session-store.ts';

function Status() {
  return <p>{useSession().status}</p>;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser that blocks storage still learns who is signed in, and who is not', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  putWho('checking');
  render(<Status />);
  act(() => putWho('visitor'));
  expect(screen.getByText('visitor')).toBeTruthy();
  act(() => putWho(ada));
  expect(screen.getByText('signed-in')).toBeTruthy();
  expect(wasSignedIn()).toBe(false);
});
