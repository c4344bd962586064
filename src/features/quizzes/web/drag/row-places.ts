/** A row of a list, in pixels beneath the list's upper edge. */
export interface Row {
  readonly top: number;
  readonly height: number;
}

/** Where rows stand while the one at `from` would be put at `to`. */
interface Places {
  readonly rows: readonly Row[];
  /** Between two rows. */
  readonly gap: number;
  readonly from: number;
  readonly to: number;
}

/** The place that the row at `from` has come to when its upper edge is at `top`: past a row is what covers its middle. */
export function placeOver(rows: readonly Row[], from: number, top: number): number {
  const bottom = top + (rows[from]?.height ?? 0);
  const isPassed = (row: Row, index: number) => (index < from ? top : bottom) > row.top + row.height / 2;
  return rows.filter((row, index) => index !== from && isPassed(row, index)).length;
}

/** How far the row at `index` gives way to the one that is moved. */
export function shiftOf({ rows, gap, from, to }: Places, index: number): number {
  const step = (rows[from]?.height ?? 0) + gap;
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}

/** The space that is free for the row that is moved. */
export function slotOf({ rows, from, to }: Omit<Places, 'gap'>): Row {
  const [moved, other] = [rows[from], rows[to]];
  if (!moved || !other) return { top: 0, height: 0 };
  return { top: to > from ? other.top + other.height - moved.height : other.top, height: moved.height };
}
