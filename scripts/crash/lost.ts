import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listApplications } from '../../src/features/applications/server/public.ts';
import { listSubscribers } from '../../src/features/newsletter/server/public.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import type { Installation } from './installation.ts';
import type { Fact } from './visitors.ts';

interface Item {
  id: string;
  courseId?: string;
  readAt?: number | null;
}

/** Looks up all acknowledged facts as their visitor or the operator would; returns the names of missing ones. */
export async function lostOf(facts: readonly Fact[], { url, dataDir }: Installation, db: Database): Promise<string[]> {
  const subscribers = (await listSubscribers(db)).map(({ email }) => `subscriber ${email}`);
  const applications = await listApplications(db);
  const cvs = new Map(applications.map(({ id, cvKey }) => [`application ${id}`, join(dataDir, 'uploads', cvKey)]));
  const lost: string[] = [];
  for (const [cookie, told] of Map.groupBy(facts, (fact) => fact.cookie)) {
    const found = new Set([...subscribers, ...(await namesOf(url, cookie))]);
    for (const { name, cv } of told) {
      if (!found.has(name)) lost.push(`${name} of ${cookie.slice(0, 40)}`);
      else if (cv && !holds(cvs.get(name) ?? '', cv)) lost.push(`CV of ${name}`);
    }
  }
  return lost;
}

/** Names of all records that a visitor sees. Without a valid session there are none. */
async function namesOf(url: string, cookie: string): Promise<string[]> {
  const get = async <Body>(path: string): Promise<Body> => {
    const response = await fetch(url + path, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    return (await response.json()) as Body;
  };
  const list = async (path: string) => (await get<{ items: Item[] }>(`${path}?limit=100`)).items;
  const { session } = await get<{ session: { user: { uid: string } } | null }>('/api/session');
  if (session === null) return [];
  const read = (await list('/api/notifications')).filter(({ readAt }) => readAt !== null);
  return [
    `account ${session.user.uid}`,
    ...(await list('/api/enrolments')).map(({ courseId }) => `enrolment ${courseId}`),
    ...(await list('/api/feedback')).map(({ id }) => `feedback ${id}`),
    ...(await list('/api/applications')).map(({ id }) => `application ${id}`),
    ...read.map(({ id }) => `read ${id}`),
  ];
}

function holds(path: string, content: Buffer): boolean {
  return existsSync(path) && readFileSync(path).equals(content);
}
