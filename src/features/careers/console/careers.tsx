import { LoadedList } from '../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { oneOf } from '../../admin/list-filter.ts';
import {
  DoneWithUndo,
  ListChoices,
  SavedFilters,
  listMessages,
  useDone,
  useListQuery,
} from '../../admin/web/public.ts';
import { careerOrders } from '../career-orders-contract.ts';
import { filterCareers } from '../filter-careers.ts';
import { CareerRow } from './career-row.tsx';
import { useCareerNumbers } from './data.ts';
import { careerMessages as texts } from './messages.ts';

/** Part of /admin/careers: enrollments in careers, and applications to their openings. */
export function Part() {
  const { filter } = useListQuery('careers');
  const [done, say] = useDone();
  const careers = useCareerNumbers();
  const query = { search: filter.q, order: oneOf(filter.order, careerOrders) };
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <ListChoices
        section="careers"
        texts={texts}
        choices={[]}
        orders={texts.orders}
        file="/api/admin/careers.csv"
        fileQuery={query}
      />
      <div>
        <SavedFilters section="careers" say={say} />
        <DoneWithUndo done={done} />
      </div>
      <LoadedList
        query={{ ...careers, data: careers.data && filterCareers(careers.data, query) }}
        lines={6}
        texts={{ failed: texts.failed, retry: listMessages.retry }}
        empty={
          <EmptyState text={careers.data?.length === 0 ? texts.none : texts.empty}>
            <p className="text-sm text-muted">{careers.data?.length === 0 ? texts.noneHint : texts.emptyHint}</p>
          </EmptyState>
        }
      >
        {(shown) => (
          <ul className="divide-y divide-line border-y border-line">
            {shown.map((career) => (
              <CareerRow key={career.careerId} career={career} />
            ))}
          </ul>
        )}
      </LoadedList>
    </div>
  );
}
