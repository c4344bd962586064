import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { capture, nodeCommand } from './processes.ts';
import type { ServerProcess } from './server-process.ts';

export type BrowserSession = Awaited<ReturnType<BrowserContext['storageState']>>;

const email = 'learner@example.org';

/** Signs up somebody who has used the whole site, so that no page of theirs is empty; gives their browser's session. */
export async function exampleLearner(browser: Browser, server: ServerProcess): Promise<BrowserSession> {
  const context = await browser.newContext({ baseURL: server.url });
  const { request } = context;
  const { user } = await send<{ user: { uid: string } }>(request, 'POST', '/api/accounts', {
    data: { email, password: 'correct horse' },
  });
  await send(request, 'PUT', `/api/users/${user.uid}`, { data: { name: 'Maximiliane Featherstonehaugh', email } });
  for (const courseId of ['course1', 'course2']) {
    await send(request, 'POST', '/api/enrolments', { data: { courseId } });
  }
  const said = { rating: 5, comment: 'Clear lessons, and the exercises fit them.' };
  await send(request, 'POST', '/api/courses/course1/feedback', { data: said });
  const { items: careers } = await send<{ items: { id: string }[] }>(request, 'GET', '/api/careers');
  for (const { id } of careers.slice(0, 2)) {
    await send(request, 'POST', '/api/career-enrolments', { data: { careerId: id } });
  }
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const links = { linkedin: 'https://www.linkedin.com/in/maximiliane', website: 'https://example.org/work' };
  await send(request, 'POST', '/api/applications', {
    multipart: { name: 'Maximiliane Featherstonehaugh', email, openingId: 'python-deve', ...links, cv },
  });
  for (const message of ['The lesson plan of Learn React was made clearer.', 'Your application has been read.']) {
    const { code, stderr } = await capture(nodeCommand('src/app/cli/opvir.ts', 'notify', email, message), {
      env: server.env,
    });
    if (code !== 0) throw new Error(stderr);
  }
  const session = await context.storageState();
  await context.close();
  return session;
}

async function send<Answer>(
  request: APIRequestContext,
  method: string,
  path: string,
  content: Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'> = {},
): Promise<Answer> {
  const response = await request.fetch(path, { method, ...content });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()} ${await response.text()}`);
  return (await response.json()) as Answer;
}
