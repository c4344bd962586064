import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { accountRoutes } from '../../account/contract.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type {
  Certificate as CertificateShape,
  CertificateWithWork as WithWorkShape,
  NextStep as NextStepShape,
  certificateRoutes,
} from '../contract.ts';

const call = makeCall<typeof certificateRoutes>();
const callAccount = makeCall<typeof accountRoutes>();

export type Certificate = z.infer<typeof CertificateShape>;
export type CertificateWithWork = z.infer<typeof WithWorkShape>;
export type NextStep = z.infer<typeof NextStepShape>;

const certificatesKey = ['certificates'] as const;

/** The signed-in learner's certificates, newest first; waits for a session. */
export function useMyCertificates() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...certificatesKey, uid],
    queryFn: ({ signal }) => call('GET /api/certificates', { signal }),
    select: ({ items }) => items,
    enabled: uid !== null,
    // A course may have been completed meanwhile.
    staleTime: 0,
  });
}

/** One certificate as the viewer sees it; waits until it is known who is signed in. */
export function useCertificate(certificateId: string, viewer: string | null, isKnown: boolean) {
  return useQuery({
    queryKey: [...certificatesKey, 'one', certificateId, viewer],
    queryFn: ({ signal }) => call('GET /api/certificates/{certificateId}', { params: { certificateId }, signal }),
    enabled: isKnown,
  });
}

/** Shows the page of the learner's own certificate to others, or hides it. */
export function useSwitchCertificatePage(certificateId: string) {
  return useMutation({
    mutationFn: (visibility: 'public' | 'private') =>
      call('PUT /api/certificates/{certificateId}', { params: { certificateId }, body: { visibility } }),
    meta: { makesStale: [certificatesKey] },
  });
}

/** Resends the mail that confirms the learner's address. */
export function useConfirmationMail() {
  return useMutation({ mutationFn: () => callAccount('POST /api/account/address-confirmation') });
}
