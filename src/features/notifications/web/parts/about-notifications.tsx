import { SiteLink } from '../../../../platform/web/site-link.tsx';
import { notificationLinks, notificationMessages } from '../messages.ts';

/** Beside the list: what is told there, and where one goes on. */
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
        <ul className="divide-y divide-line border-y border-line">
          {notificationLinks.map(({ path, text, hint }) => (
            <li key={path} className="py-3">
              <SiteLink path={path} className="text-link font-semibold">
                {text}
              </SiteLink>
              <p className="text-sm text-muted">{hint}</p>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
