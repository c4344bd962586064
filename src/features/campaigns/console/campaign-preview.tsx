import { useState } from 'react';
import { ChoiceField } from '../../admin/web/public.ts';
import type { Campaign } from './data.ts';
import { campaignDraftMessages as texts } from './messages.ts';

const heightPx = 420;

/** Preview of the mail in a frame without scripts; by default in the width of a phone. */
export function CampaignPreview({ campaign: { id, changedAt, subject } }: { readonly campaign: Campaign }) {
  const [width, setWidth] = useState<keyof typeof texts.widths>('phone');
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start gap-3">
        <p className="text-sm font-semibold">{texts.preview}</p>
        <ChoiceField
          label={texts.width}
          value={width}
          options={texts.widths}
          onChange={(chosen) => chosen && setWidth(chosen)}
        />
      </div>
      <iframe
        key={changedAt}
        src={`/api/campaigns/${id}/preview?at=${changedAt}`}
        title={`${texts.preview}: ${subject}`}
        sandbox=""
        height={heightPx}
        className={
          width === 'phone' ? 'w-full max-w-sm rounded-lg border border-line' : 'w-full rounded-lg border border-line'
        }
      />
    </div>
  );
}
