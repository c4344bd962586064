import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { opvir } from '../../test/e2e/support/operator.ts';
import type { ServerProcess } from './server-process.ts';

type BrowserSession = Awaited<ReturnType<BrowserContext['storageState']>>;
type Content = Pick<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'data' | 'multipart'>;

const email = 'learner@example.org';

/** Signs up a user with data on every page; returns their browser's session. */
export async function exampleLearner(browser: Browser, server: ServerProcess): Promise<BrowserSession> {
  await using context = await browser.newContext({ baseURL: server.url });
  const send = async <Answer>(method: string, path: string, content: Content = {}): Promise<Answer> => {
    const response = await context.request.fetch(path, { method, failOnStatusCode: true, ...content });
    return (await response.json()) as Answer;
  };
  const { user } = await send<{ user: { uid: string } }>('POST', '/api/accounts', {
    data: { email, password: 'correct horse' },
  });
  await send('PUT', `/api/users/${user.uid}`, { data: { name: 'Maximiliane Featherstonehaugh', email } });
  for (const courseId of ['course1', 'course2']) {
    await send('POST', '/api/enrolments', { data: { courseId } });
  }
  const said = { rating: 5, comment: 'Clear lessons, and the exercises fit them.' };
  await send('POST', '/api/courses/course1/feedback', { data: said });
  const { items: careers } = await send<{ items: { id: string }[] }>('GET', '/api/careers');
  for (const { id } of careers.slice(0, 2)) {
    await send('POST', '/api/career-enrolments', { data: { careerId: id } });
  }
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const links = { linkedin: 'https://www.linkedin.com/in/maximiliane', website: 'https://example.org/work' };
  await send('POST', '/api/applications', {
    multipart: { name: 'Maximiliane Featherstonehaugh', email, openingId: 'python-deve', ...links, cv },
  });
  for (const message of ['The first lesson of Learn React was made clearer.', 'Your application has been read.'])
    await opvir(server, 'notify', email, message);
  return await context.storageState();
}
