import { Link } from '@tanstack/react-router';
import { staffHintMessages as texts } from './messages.ts';

/** Hint about notifications for staff, with a link to their settings. */
export function StaffNotificationHint() {
  return (
    <p className="text-sm text-muted">
      {texts.notices}{' '}
      <Link to="/notifications" hash="preferences" className="text-link">
        {texts.chooseNotices}
      </Link>
    </p>
  );
}
