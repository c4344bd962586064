import { useLocation, useNavigate } from '@tanstack/react-router';

/**
 * User and course of a login that started on a course page, from the browser's history state. `finish` marks it there as
 * done.
 */
export function useEnrolIn() {
  const enrolIn = useLocation({ select: ({ state }) => state.enrolIn });
  const navigate = useNavigate();

  function finish() {
    if (!enrolIn || enrolIn.isDone) return;
    void navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      state: { enrolIn: { ...enrolIn, isDone: true } },
    });
  }

  return { enrolIn, finish };
}
