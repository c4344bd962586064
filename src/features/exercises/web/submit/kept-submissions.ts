import { type UseStore, createStore, get, update } from 'idb-keyval';
import type { CaseVerdict, Files, Place } from '../exercise.ts';

/** A program that was submitted and that the server has not graded yet. */
export interface KeptSubmission extends Place {
  /** Made here, so that the server knows what is sent again. */
  readonly key: string;
  readonly version: string;
  readonly maxPoints: number;
  readonly files: Files;
  /** Milliseconds since 1970, by this browser's clock. */
  readonly clientAt: number;
  /** What this browser itself says of the visible cases; null where it was not asked. */
  readonly provisional: readonly CaseVerdict[] | null;
}

// Each account of a shared browser has its own list, in the order in which they were submitted.

let database: UseStore | undefined;
/** For a browser that keeps nothing: it stands as long as the page. */
const unkept = new Map<string, readonly KeptSubmission[]>();

type Change = (kept: readonly KeptSubmission[]) => readonly KeptSubmission[];

export async function readKept(uid: string): Promise<readonly KeptSubmission[]> {
  const kept = await inDatabase((store) => get<readonly KeptSubmission[]>(nameOf(uid), store));
  return [...(kept ?? []), ...(unkept.get(uid) ?? [])];
}

export async function addKept(uid: string, submission: KeptSubmission): Promise<void> {
  const add: Change = (kept) => [...kept, submission];
  if (!(await changeKept(uid, add))) unkept.set(uid, add(unkept.get(uid) ?? []));
}

/** Notes what this browser says of one that could not be sent. */
export async function noteProvisional(uid: string, key: string, provisional: readonly CaseVerdict[]): Promise<void> {
  await changeAll(uid, (kept) => kept.map((each) => (each.key === key ? { ...each, provisional } : each)));
}

/** Takes out what the server has answered to. */
export async function removeKept(uid: string, key: string): Promise<void> {
  await changeAll(uid, (kept) => kept.filter((each) => each.key !== key));
}

async function changeAll(uid: string, change: Change): Promise<void> {
  unkept.set(uid, change(unkept.get(uid) ?? []));
  await changeKept(uid, change);
}

/** Gives false if the browser keeps nothing. */
async function changeKept(uid: string, change: Change): Promise<boolean> {
  const done = await inDatabase(async (store) => {
    await update<readonly KeptSubmission[]>(nameOf(uid), (kept) => change(kept ?? []), store);
    return true;
  });
  return done ?? false;
}

function nameOf(uid: string): string {
  return `submissions ${uid}`;
}

/** Undefined where the browser's database is blocked, full or missing. */
async function inDatabase<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act((database ??= createStore('opvir-exercises', 'submissions')));
  } catch {
    return undefined;
  }
}
