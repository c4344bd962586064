import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true when an element comes into view or something in it gets the focus, and stays true. */
export function useInView(): readonly [RefObject<HTMLDivElement | null>, boolean] {
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
