import { makeCall } from '../../../platform/web/rpc.ts';
import type { identityRoutes } from '../contract.ts';

/** The identity service's calls. */
export const call = makeCall<typeof identityRoutes>();
