import { list } from '../../platform/contract/list.ts';
import { auditActs } from './acts-contract.ts';

/** Administrators' list of audit entries. `from` is inclusive, `before` is exclusive. `actor` is a uid, `commandLine` or `noActor`. */
export const auditList = list({
  filters: { act: auditActs, actor: 'id', from: 'time', before: 'time' },
  orders: ['newest', 'oldest'],
});
