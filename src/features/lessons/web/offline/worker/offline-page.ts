import { type StoredCopy, ownCacheName, ownerOfDevice, readCopies } from '../copies.ts';

/** Texts of the page; a worker cannot load the site's. */
const texts = {
  title: 'You are offline',
  courses: 'These courses are on this device:',
  none: 'No course of this account is on this device. Log in again when you are back online.',
  retry: 'Try again',
} as const;

/** Page that stands for one that cannot be loaded: leads to the courses on this device, each where its learner stopped. */
export async function offlinePage(): Promise<Response> {
  const uid = await ownerOfDevice();
  const own = (await readCopies()).filter((copy) => copy.uid === uid);
  const links = await Promise.all(own.map(linkTo));
  const list = links.map(({ href, title }) => `<li><a href="${escaped(href)}">${escaped(title)}</a></li>`).join('');
  const body = list === '' ? `<p>${texts.none}</p>` : `<p>${texts.courses}</p><ul>${list}</ul>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title><style>${style}</style></head><body><main><h1>${texts.title}</h1>${body}<p><a href="">${texts.retry}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

const policy = "default-src 'none'; style-src 'unsafe-inline'";
const style =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif;background:light-dark(#fbfaf6,#101714);color:light-dark(#1a1f2b,#eef2ee)}' +
  'main{max-width:34rem;margin:12vh auto;padding:0 1rem}h1{line-height:1.2}ul{padding:0;list-style:none}' +
  'li a{display:block;margin:.5rem 0;padding:.75rem 1rem;border:1px solid light-dark(#d9d5c8,#33403a);border-radius:.5rem;font-weight:600}' +
  'a{color:light-dark(#0b5d4e,#6fd3b5)}';

/** Title of a stored course, and the address of the lesson at which its learner stopped, or of its first one. */
async function linkTo({ courseId, uid, cacheName }: StoredCopy): Promise<{ href: string; title: string }> {
  const address = `/api/courses/${courseId}`;
  const course = (await readStored(address, cacheName)) as { title?: string } | undefined;
  const progress = (await readStored(`${address}/progress`, ownCacheName(uid))) as
    | { progress?: { resume?: { lessonId: string } | null } }
    | undefined;
  const outline = (await readStored(`${address}/outline`, cacheName)) as
    | { chapters?: { lessons?: { lessonId: string }[] }[] }
    | undefined;
  const lessonId = progress?.progress?.resume?.lessonId ?? outline?.chapters?.[0]?.lessons?.[0]?.lessonId ?? '';
  const path = [courseId, 'learn', lessonId].map(encodeURIComponent).join('/');
  return { href: `/course/${path}#resume`, title: course?.title ?? courseId };
}

async function readStored(address: string, cacheName: string): Promise<unknown> {
  return (await caches.match(address, { cacheName }))?.json();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
