import { Link } from '@tanstack/react-router';
import { overviewMessages as texts } from '../messages.ts';

/** That one is told of what arrives only as one chooses to be, and the way to choose it. */
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
