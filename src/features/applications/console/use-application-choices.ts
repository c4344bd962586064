import { listMessages, useListFields } from '../../admin/web/public.ts';
import { applicationList } from '../status-contract.ts';
import { useOpeningTitles } from './data.ts';
import { applicationMessages as texts } from './messages.ts';

const { newest, oldest } = listMessages.orders;

/** Filter of applications in the URL and its fields, shared by the list, the board and the download. */
export function useApplicationChoices() {
  const { listQuery, fields } = useListFields(applicationList, {
    section: 'applications',
    choices: [
      { name: 'state', filter: 'status', label: texts.status, options: texts.statuses, any: texts.anyStatus },
      {
        name: 'opening',
        filter: 'openingId',
        label: texts.opening,
        options: useOpeningTitles(),
        any: texts.anyOpening,
      },
      { name: 'mark', filter: 'cv', label: texts.mark, options: texts.marks, any: texts.anyMark },
    ],
    orders: { newest, oldest, status: texts.byStatus },
    file: '/api/received-applications.csv',
  });
  return { listQuery, fields: { ...fields, texts } };
}
