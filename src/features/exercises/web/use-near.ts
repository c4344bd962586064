import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come into view, or something in it was focused; from then on for good. */
export function useNear(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isNear || !current) return undefined;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(current);
    current.addEventListener('focusin', come, { once: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', come);
    };
  }, [isNear]);
  return [element, isNear];
}
