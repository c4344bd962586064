import { LoadedList } from '../../../platform/web/loaded-list.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { filterCareers } from '../filter-careers.ts';
import { useCareerNumbers } from './data.ts';
import { careerMessages as texts } from './messages.ts';

const shownMax = 5;

/** Overview section of the most popular careers, with a link to all. */
export function CareersOverview() {
  const careers = useCareerNumbers();
  const first = careers.data && filterCareers(careers.data, { order: 'enrolled' }).slice(0, shownMax);
  return (
    <LoadedList
      query={{ ...careers, data: first }}
      lines={3}
      texts={{ failed: texts.failed, retry: listMessages.retry }}
      empty={<p className="text-muted">{texts.none}</p>}
    >
      {(shown) => (
        <div className="grid gap-3">
          <ul className="grid max-w-2xl gap-2">
            {shown.map(({ careerId, title, enrolled, applications }) => (
              <li key={careerId} className="flex flex-wrap justify-between gap-x-8">
                <span className="wrap-anywhere">{title}</span>
                <span className="text-muted tabular-nums">
                  {`${texts.enrolled(enrolled)} · ${texts.applications(applications)}`}
                </span>
              </li>
            ))}
          </ul>
          <TextLink
            to="/admin/$section"
            params={{ section: 'careers' }}
            search={{ order: 'enrolled' }}
            className="inline-flex min-h-11 items-center"
          >
            {texts.all(careers.data?.length ?? 0)}
          </TextLink>
        </div>
      )}
    </LoadedList>
  );
}
