import { Link } from '@tanstack/react-router';
import { overviewMessages as texts } from '../messages.ts';

/** Says how staff are notified of what arrives, and leads to the settings. */
export function NoticeChoice() {
  return (
    <p className="text-sm text-muted">
      {texts.notices}{' '}
      <Link to="/notifications" hash="preferences" className="text-link">
        {texts.chooseNotices}
      </Link>
    </p>
  );
}
