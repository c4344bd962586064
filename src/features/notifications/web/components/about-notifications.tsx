import { HintedLinks } from '../../../../platform/web/hinted-links.tsx';
import { notificationLinks, notificationMessages } from '../messages.ts';

/** Sidebar that explains notifications and links to related pages. */
export function AboutNotifications() {
  return (
    <aside className="grid gap-10">
      <section aria-labelledby="about-notifications">
        <h2 id="about-notifications" className="mb-3 text-h3">
          {notificationMessages.aboutTitle}
        </h2>
        <p className="text-muted">{notificationMessages.aboutText}</p>
      </section>
      <section aria-labelledby="notification-links">
        <h2 id="notification-links" className="mb-4 text-h3">
          {notificationMessages.linksTitle}
        </h2>
        <HintedLinks links={notificationLinks} />
      </section>
    </aside>
  );
}
