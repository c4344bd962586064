import { makeCall } from '../../../platform/web/rpc.ts';
import type { identityRoutes } from '../contract.ts';

/** Client of the identity API. */
export const call = makeCall<typeof identityRoutes>();
