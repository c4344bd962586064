import { Icon } from '../../../ui/icon.tsx';
import { shellMessages } from './messages.ts';
import type { Elements } from '../../../ui/elements.ts';

/** Theme button in the bar; by default with the icon of the system theme. */
export function ThemeTrigger({ icon = <Icon name="monitor" className="size-5" /> }: { readonly icon?: Elements }) {
  return (
    <span className="flex items-center gap-2.5">
      {icon}
      <span className="lg:sr-only">{shellMessages.theme}</span>
    </span>
  );
}
