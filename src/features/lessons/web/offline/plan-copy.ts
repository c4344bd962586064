import type * as z from 'zod/mini';
import { makeCall } from '../../../../platform/web/rpc.ts';
import type { CourseCopy as CourseListShape, CourseEngine, lessonRoutes } from '../../contract.ts';
import { isHashed } from './copies.ts';

const call = makeCall<typeof lessonRoutes>();

type CourseList = z.infer<typeof CourseListShape>;

/** Stored size of each file in bytes, by its address. */
type Sizes = Readonly<Record<string, number>>;

/** Files of a build of the site that courses need: see scripts/build/course-parts.ts. */
export interface SiteParts {
  /** Entry script of every page of the build. */
  readonly entry: string;
  /** Files that every lesson needs. */
  readonly parts: Sizes;
  /** Additional files for programs, by engine. */
  readonly engines: Readonly<Record<z.infer<typeof CourseEngine>, Sizes>>;
}

/** Address at which the build puts this list. */
export const sitePartsAddress = '/course-parts.json';

/** Everything that one course needs offline. */
export interface CopyPlan {
  readonly courseId: string;
  readonly version: string;
  readonly entry: string;
  /** Files whose addresses change with their bytes. */
  readonly parts: Sizes;
  /** The same for all learners of the course. */
  readonly answers: Sizes;
  /** Answers with the learner's own data. */
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

/** `moved`: the site or the course changed while loading; `refused`: the browser does not allow that much storage, or any. */
export type CopyFailure = 'unreachable' | 'moved' | 'no-room' | 'refused';

/** Lists what a copy would contain now, and stores nothing. Throws `ApiError` or {@link CopyFailed}. */
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

/**
 * Fetches from the server, bypassing all caches unless `cache` says otherwise. Throws {@link CopyFailed} unless it
 * succeeds.
 */
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

/** Returns whether this browser can store courses: only on https or localhost, and if storage is not disabled. */
export function canSaveOffline(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}
