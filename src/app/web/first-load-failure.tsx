import { outdatedMessages } from '../../platform/web/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { barStyle } from '../../ui/page.tsx';
import { firstLoadMessages } from './messages.ts';

/**
 * Notice hidden above every prerendered page, outside of React's root; first-load.ts and boot.ts show it if a part of
 * the first page does not arrive.
 */
export function FirstLoadFailure() {
  return (
    <div id="first-load-notice" role="alert" hidden className="group border-b border-line bg-danger-soft print:hidden">
      <div className={`${barStyle} flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3`}>
        <p className="max-w-prose text-sm group-data-outdated:hidden">{firstLoadMessages.text}</p>
        <p className="hidden max-w-prose text-sm group-data-outdated:block">{firstLoadMessages.outdated}</p>
        <Button size="small" variant="secondary">
          <span className="group-data-outdated:hidden">{firstLoadMessages.retry}</span>
          <span className="hidden group-data-outdated:inline">{outdatedMessages.reload}</span>
        </Button>
      </div>
    </div>
  );
}
