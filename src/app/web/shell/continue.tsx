import { SiteLink } from '../../../platform/web/site-link.tsx';
import { barItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';

/** Entry of the menu that keeps the place until the lesson is known where the learner stopped. */
export function Continue() {
  return (
    <SiteLink path="/dashboard" data-bar-item="" className={barItemStyle}>
      {shellMessages.continue}
    </SiteLink>
  );
}
