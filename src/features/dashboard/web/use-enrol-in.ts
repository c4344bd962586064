import { useLocation, useNavigate } from '@tanstack/react-router';

/** Who has just logged in for which course, as the browser keeps it with the page's place in its history; `finish` marks it as done there. */
export function useEnrolIn() {
  const enrolIn = useLocation({ select: ({ state }) => state.enrolIn });
  const navigate = useNavigate();

  function finish() {
    if (!enrolIn || enrolIn.isDone) return;
    void navigate({ to: '.', replace: true, resetScroll: false, state: { enrolIn: { ...enrolIn, isDone: true } } });
  }

  return { enrolIn, finish };
}
