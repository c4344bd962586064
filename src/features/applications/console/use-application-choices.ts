import { applicationStatuses } from '../status-contract.ts';
import { oneOf } from '../../admin/list-filter.ts';
import { useOpeningTitles } from './data.ts';
import { applicationMessages as texts } from './messages.ts';
import { listMessages, useListQuery } from '../../admin/web/public.ts';

const { newest, oldest } = listMessages.orders;

/** Filter of applications in the URL and its fields, shared by the list, the board and the download. */
export function useApplicationChoices() {
  const { wanted } = useListQuery('applications');
  const asked = {
    search: wanted.q,
    status: oneOf(wanted.state, applicationStatuses),
    openingId: wanted.opening,
    cv: oneOf(wanted.mark, ['infected']),
    order: oneOf(wanted.order, ['oldest', 'status']),
  };
  const fields = {
    section: 'applications',
    texts,
    choices: [
      { name: 'state', label: texts.status, options: texts.statuses, any: texts.anyStatus },
      { name: 'opening', label: texts.opening, options: useOpeningTitles(), any: texts.anyOpening },
      { name: 'mark', label: texts.mark, options: texts.marks, any: texts.anyMark },
    ],
    orders: { newest, oldest, status: texts.byStatus },
    file: '/api/received-applications.csv',
    fileQuery: asked,
  } as const;
  return { asked, fields };
}
