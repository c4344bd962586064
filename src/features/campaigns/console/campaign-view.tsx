import { Failed } from '../../../ui/failed.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { listMessages } from '../../admin/web/public.ts';
import { CampaignDraft } from './campaign-draft.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { CampaignRun } from './campaign-run.tsx';
import { useCampaign } from './data.ts';
import { campaignMessages as texts } from './messages.ts';

interface CampaignViewProps {
  readonly id: string;
  readonly onDone: (text: string) => void;
}

/** One campaign: an editor for a draft, else its progress. */
export function CampaignView({ id, onDone }: CampaignViewProps) {
  const { data, isPending, isFetching, refetch } = useCampaign(id);
  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    return (
      <Failed text={texts.oneFailed} retry={listMessages.retry} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.state === 'draft') return <CampaignDraft campaign={data} onDone={onDone} onStale={() => void refetch()} />;
  return (
    <>
      <CampaignRun campaign={data} onDone={onDone} />
      <CampaignPreview campaign={data} />
    </>
  );
}
