import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { ProfilePage } from './profile-page.tsx';

const pages = {
  '/profile': () => <ProfilePage enrolledCourses={<p>course1</p>} certificates={<p>a certificate</p>} />,
  '/edit-profile': () => <h1>Edit Profile</h1>,
  '/login': () => <h1>Login</h1>,
  '/register': () => <h1>Sign Up</h1>,
};

async function open(who: Parameters<typeof putWho>[0]) {
  putWho(who);
  await openSmallSite({ pages, at: '/profile' });
  await screen.findByRole('heading', { name: 'Profile' });
}

test("§2 'Loading...' stands there while it is asked who is signed in, and is gone once a user is present", async () => {
  await open('checking');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('course1')).toBeNull();
  expect(screen.queryByText('a certificate')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  act(() => putWho(ada));
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
  expect(screen.getByText('course1')).toBeTruthy();
  expect(screen.getByText('a certificate')).toBeTruthy();
});

test("§2 without a user 'Loading...' stays, and a link to the login stands beneath it", async () => {
  await open('visitor');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login?returnTo=%2Fprofile');
});
