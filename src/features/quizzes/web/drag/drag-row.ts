import { edgeScroll } from './edge-scroll.ts';
import { type Row, placeOver, shiftOf, slotOf } from './row-places.ts';

const easing = '150ms cubic-bezier(0.2, 0, 0, 1)';

interface DragTargets {
  /** The space that is free for the row now; null when it is let go. */
  readonly onOver: (slot: Row | null) => void;
  /** It was let go at another place than it was taken from. */
  readonly onMoved: (from: number, to: number) => void;
}

/**
 * Moves a row of a list with the pointer that has gone down on its grip, until it is let go: the row follows, the others make
 * room. Escape, and whatever else takes the pointer away, leaves all as it was; so does calling what is returned.
 */
export function dragRow(row: HTMLElement, down: PointerEvent, { onOver, onMoved }: DragTargets): () => void {
  const list = row.parentElement as HTMLElement;
  const grip = down.target as HTMLElement;
  const elements = [...list.children] as HTMLElement[];
  const from = elements.indexOf(row);
  const listTop = () => list.getBoundingClientRect().top;
  const rows = elements.map((each) => rowOf(each, listTop()));
  const gap = Number.parseFloat(getComputedStyle(list).rowGap);
  const { top: before, height } = rows[from] as Row;
  const lowest = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0) - height / 2;
  const grabbed = down.clientY - listTop() - before;
  const over = new AbortController();
  const { signal } = over;
  let { clientY } = down;
  let [top, to] = [before, -1];

  function follow(): void {
    // Within the list, or the page would grow with it.
    top = Math.min(Math.max(clientY - listTop() - grabbed, -height / 2), lowest);
    row.style.transform = `translateY(${top - before}px)`;
    const place = placeOver(rows, from, top);
    if (place === to) return;
    to = place;
    for (const [index, each] of elements.entries())
      if (index !== from) each.style.transform = `translateY(${shiftOf({ rows, gap, from, to }, index)}px)`;
    onOver(slotOf({ rows, from, to }));
  }

  function end(isDropped: boolean): void {
    if (signal.aborted) return;
    over.abort();
    onOver(null);
    grip.style.cursor = 'grab';
    const isMoved = isDropped && to !== from;
    for (const each of elements) {
      each.style.transform = '';
      // After a drop the others stand there already; what was given up is taken back slowly.
      if (isMoved) each.style.transition = '';
    }
    row.style.cssText = '';
    settle(row, top - (isMoved ? slotOf({ rows, from, to }).top : before));
    if (isMoved) onMoved(from, to);
  }

  for (const each of elements) each.style.transition = each === row ? '' : `transform ${easing}`;
  row.style.cssText =
    'position:relative;z-index:1;border-color:var(--primary);box-shadow:0 12px 28px -12px rgb(0 0 0 / .5)';
  grip.style.cursor = 'grabbing';
  grip.setPointerCapture(down.pointerId);
  grip.addEventListener(
    'pointermove',
    (event) => {
      ({ clientY } = event);
      follow();
    },
    { signal },
  );
  grip.addEventListener('pointerup', () => end(true), { signal });
  grip.addEventListener('lostpointercapture', () => end(false), { signal });
  addEventListener('keydown', (event) => giveBack(event, () => end(false)), { signal, capture: true });
  edgeScroll(list, () => clientY, follow, signal);
  follow();
  return () => end(false);
}

/** Nothing else that Escape ends ends with it. */
function giveBack(event: KeyboardEvent, end: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  end();
}

function rowOf(element: HTMLElement, listTop: number): Row {
  const { top, height } = element.getBoundingClientRect();
  return { top: top - listTop, height };
}

/** From where the pointer let it go to where it stands now. */
function settle(row: HTMLElement, by: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: 150, easing: 'ease-out' });
}
