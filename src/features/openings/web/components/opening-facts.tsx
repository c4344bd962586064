import { IconPath } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { Opening } from '../../opening.ts';
import { openingMessages } from '../messages.ts';
import { payText } from '../pay-text.ts';
import type { Elements } from '../../../../ui/elements.ts';

/** Location, type of employment, and pay if stated. */
export function OpeningFacts({ opening }: { readonly opening: Opening }) {
  const { location, employmentTypeLabel, pay } = opening;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <Fact term={openingMessages.location} icon={<PartIcon name="place" className={iconStyle} />}>
        {location}
      </Fact>
      <Fact term={openingMessages.employment} icon={<PartIcon name="clock" className={iconStyle} />}>
        {employmentTypeLabel}
      </Fact>
      {pay && (
        <Fact term={openingMessages.pay} icon={<IconPath path={note} className={iconStyle} />}>
          {payText(pay)}
        </Fact>
      )}
    </dl>
  );
}

/** Banknote icon in the style of the others; inlined, because only these pages use it. */
const note = 'M3 6.5h18v11H3ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6.2 12v.1M17.8 12v.1';
const iconStyle = 'mt-0.5 size-4.5 text-primary';

interface FactProps {
  readonly term: string;
  readonly icon: Elements;
  readonly children: string;
}

function Fact({ term, icon, children }: FactProps) {
  return (
    <div className="flex items-start gap-1.5">
      <dt>
        {icon}
        <span className="sr-only">{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
