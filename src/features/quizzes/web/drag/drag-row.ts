import { edgeScroll } from './edge-scroll.ts';
import { type Row, placeOver, shiftOf, slotOf } from './row-places.ts';

const easing = '150ms cubic-bezier(0.2, 0, 0, 1)';

interface DragTargets {
  /** Called with the slot where the row would be dropped; null when the drag ends. */
  readonly onOver: (slot: Row | null) => void;
  /** Called when the row was dropped at a different index. */
  readonly onMoved: (from: number, to: number) => void;
}

/**
 * Drags a row of a list while the pointer is down on its grip: the row follows, the others make room. Escape and a
 * canceled pointer undo the move, as does the returned function.
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
    // Clamped to the list, or the page would grow with the row.
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
      // After a drop the others are already in place; after a cancel they move back with a transition.
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

/** Cancels on Escape and stops the event, so that it does not close anything else. */
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

/** Animates the row from where it was dropped to its place. */
function settle(row: HTMLElement, by: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], { duration: 150, easing: 'ease-out' });
}
