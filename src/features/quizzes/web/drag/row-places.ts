/** Row of a list, in pixels below the list's upper edge. */
export interface Row {
  readonly top: number;
  readonly height: number;
}

/** Positions of rows while the row at `from` is dragged over index `to`. */
interface Places {
  readonly rows: readonly Row[];
  /** Space between two rows. */
  readonly gap: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Index of the row dragged from `from` when its upper edge is at `top`; it passes a row by covering that row's middle.
 */
export function placeOver(rows: readonly Row[], from: number, top: number): number {
  const bottom = top + (rows[from]?.height ?? 0);
  const isPassed = (row: Row, index: number) => (index < from ? top : bottom) > row.top + row.height / 2;
  return rows.filter((row, index) => index !== from && isPassed(row, index)).length;
}

/** Distance by which the row at `index` moves to make room for the dragged one. */
export function shiftOf({ rows, gap, from, to }: Places, index: number): number {
  const step = (rows[from]?.height ?? 0) + gap;
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}

/** Slot where the dragged row would be dropped. */
export function slotOf({ rows, from, to }: Omit<Places, 'gap'>): Row {
  const [moved, other] = [rows[from], rows[to]];
  if (!moved || !other) return { top: 0, height: 0 };
  return { top: to > from ? other.top + other.height - moved.height : other.top, height: moved.height };
}
