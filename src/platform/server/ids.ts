import { v7 } from 'uuid';

/** A new id: UUIDv7, so that ids sort by the moment they were made. */
export function newId(): string {
  return v7();
}

/** The moment at which an id was made. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}
