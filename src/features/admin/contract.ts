import type { RouteTable } from '../../platform/contract/routes.ts';
import { filterRoutes } from './filter-contract.ts';
import { consoleSearchRoutes } from './search-contract.ts';

/** Routes of the console itself; those of its sections belong to their features. */
export const adminRoutes = { ...filterRoutes, ...consoleSearchRoutes } as const satisfies RouteTable;
