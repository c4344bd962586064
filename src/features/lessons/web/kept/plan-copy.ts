import type * as z from 'zod/mini';
import { makeCall } from '../../../../platform/web/rpc.ts';
import type { CourseCopy as CourseListShape, CourseEngine, lessonRoutes } from '../../contract.ts';
import { isHashed } from './copies.ts';

const call = makeCall<typeof lessonRoutes>();

type CourseList = z.infer<typeof CourseListShape>;

/** The size of each file as it is kept, in bytes, by its address. */
type Sizes = Readonly<Record<string, number>>;

/** What a build of the site says of its own files: see scripts/build/course-parts.ts. */
export interface SiteParts {
  /** The script that every page of the build begins with. */
  readonly entry: string;
  /** What a lesson needs, whatever stands in it. */
  readonly parts: Sizes;
  /** What a program needs besides, by its engine. */
  readonly engines: Readonly<Record<z.infer<typeof CourseEngine>, Sizes>>;
}

/** Where the build puts it. */
export const sitePartsAddress = '/course-parts.json';

/** Everything that one course needs without a network. */
export interface CopyPlan {
  readonly courseId: string;
  readonly version: string;
  readonly entry: string;
  /** Files whose addresses change with their bytes. */
  readonly parts: Sizes;
  /** The same for all learners of the course. */
  readonly answers: Sizes;
  /** Answers with the learner's own state. */
  readonly own: readonly string[];
  readonly bytes: number;
}

export class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
  readonly reason: CopyFailure;

  constructor(reason: CopyFailure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** `moved`: the site or the course was changed while it was loaded; `refused`: the browser does not let a site keep so much, or anything. */
export type CopyFailure = 'unreachable' | 'moved' | 'no-room' | 'refused';

/** Asks what a copy would consist of now; nothing is kept by it. Throws `ApiError` or {@link CopyFailed}. */
export async function planCopy(courseId: string, signal?: AbortSignal): Promise<CopyPlan> {
  const [list, response] = await Promise.all([
    call('GET /api/courses/{courseId}/copy', { params: { courseId }, ...(signal && { signal }) }),
    fetchAnew(sitePartsAddress, signal),
  ]);
  return makePlan(list, (await response.json()) as SiteParts);
}

export function makePlan({ courseId, version, answers, own, engines }: CourseList, site: SiteParts): CopyPlan {
  const sized = answers.map(({ address, bytes }) => [address, bytes] as const);
  const parts = Object.assign(
    {},
    site.parts,
    ...engines.map((engine) => site.engines[engine]),
    Object.fromEntries(sized.filter(([address]) => isHashed(address))),
  ) as Sizes;
  const shared = Object.fromEntries(sized.filter(([address]) => !isHashed(address)));
  const bytes = [...Object.values(parts), ...Object.values(shared)].reduce((sum, each) => sum + each, 0);
  return { courseId, version, entry: site.entry, parts, answers: shared, own, bytes };
}

/** Asks the server, and unless told otherwise nothing that stands between. Throws {@link CopyFailed} unless it is there. */
export async function fetchAnew(
  address: string,
  signal?: AbortSignal,
  cache: RequestCache = 'no-store',
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { cache, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CopyFailed('unreachable', error);
  }
  if (response.ok) return response;
  throw new CopyFailed(response.status === 404 ? 'moved' : 'unreachable', response.status);
}

/** Whether this browser can keep a course: it does on https and on this machine, and not where it is told to keep nothing. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}
