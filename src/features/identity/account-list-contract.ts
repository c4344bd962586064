import { list } from '../../platform/contract/list.ts';
import { roles } from '../../platform/contract/roles.ts';

export const accountStates = ['enabled', 'disabled'] as const;

/** Administrators' list of accounts. */
export const accountList = list({
  filters: { state: accountStates, role: roles },
  orders: ['newest', 'oldest', 'email'],
});
