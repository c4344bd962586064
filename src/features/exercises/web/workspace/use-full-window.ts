import { type RefObject, useEffect, useState } from 'react';

/**
 * State of a part that can fill the window. While it does, the rest of the page is inert, and Escape outside of a text
 * field leaves.
 */
export function useFullWindow(element: RefObject<HTMLElement | null>): readonly [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull || !element.current) return undefined;
    const others = aroundOf(element.current).filter((each) => !each.inert);
    for (const each of others) each.inert = true;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event)) setFull(false);
    };
    document.addEventListener('keydown', leave);
    document.documentElement.classList.add('overflow-hidden');
    return () => {
      for (const each of others) each.inert = false;
      document.removeEventListener('keydown', leave);
      document.documentElement.classList.remove('overflow-hidden');
    };
  }, [isFull, element]);
  return [isFull, setFull];
}

/** All elements beside `part` and beside its ancestors. */
function aroundOf(part: Element): HTMLElement[] {
  const parent = part.parentElement;
  if (!parent || part === document.body) return [];
  const siblings = [...parent.children].filter((each) => each !== part && each instanceof HTMLElement);
  return [...(siblings as HTMLElement[]), ...aroundOf(parent)];
}

/** True for keys in a text field, and in the code editor, where Escape releases the Tab key. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
