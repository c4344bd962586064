import type { CareerLine, careerLineRoutes } from '../../../features/careers/line-contract.ts';
import { careerMessages } from '../../../features/careers/web/career-messages.ts';
import { CareerPage } from '../../../features/careers/web/pages/career-page.tsx';
import type { PageReading } from '../../../platform/contract/reading.ts';
import { early, lazyPart } from '../../../platform/web/lazy-part.tsx';
import { throwNotFound, usePageContent } from '../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

// Loads the learner's progress from the server: the text of the career does not wait for it.
const CareerCourses = lazyPart(
  early(() => import('./components/career-courses.tsx')),
  careerMessages.part,
  <SkeletonLines lines={8} />,
);

interface Content {
  readonly line: CareerLine;
  readonly others: readonly Pick<CareerLine, 'id' | 'title'>[];
}

export async function read({
  params: { careerId = '' },
  read: readFrom,
  find,
}: PageReading<typeof careerLineRoutes>): Promise<Content> {
  const [line, { items }] = await Promise.all([
    find('GET /api/career-lines/{careerId}', { params: { careerId } }),
    readFrom('GET /api/career-lines'),
  ]);
  if (!line) throwNotFound();
  return { line, others: items.filter(({ id }) => id !== careerId) };
}

/** Page /careers/{careerId}. The `key` prevents state from carrying over to another career. */
export function Page() {
  const { line, others } = usePageContent<typeof read>();
  return <CareerPage key={line.id} line={line} others={others} courses={<CareerCourses line={line} />} />;
}

export function describe(_: Record<string, string>, { line: { title, description } }: Content): PageMeta {
  return { title, description };
}
