import type { ApiError } from '../rpc.ts';
import { withSent } from '../unacknowledged.ts';

/** Value on the server; versions count from 1. */
export interface ServerDraft<Value> {
  readonly version: number;
  readonly savedAt: number;
  readonly value: Value;
}

/** Value as stored in this browser. */
export interface StoredDraft<Value> {
  readonly value: Value;
  /** Version on the server that it is based on; 0 for none. */
  readonly base: number;
  /** True if the server does not have it yet. */
  readonly isDirty: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Value before it was replaced as a whole, as by a reset; absent once anything is written. */
  readonly replaced?: Value;
  /** Value that another window has stored here and the server does not have: the user has to choose one of the two. */
  readonly theirs?: ServerDraft<Value>;
  /** Hashes of values that were or are being sent: the server may have them. Absent in data stored by older pages. */
  readonly unacknowledged?: readonly string[];
}

/** Storage status. `at` is milliseconds since 1970. */
export type SaveStatus<Value> =
  | { readonly status: 'nothing' }
  | { readonly status: 'typing' }
  | { readonly status: 'saved'; readonly at: number }
  /** Stored in this browser only, such as while offline. */
  | { readonly status: 'here'; readonly at: number }
  /** Not stored: it exists only on the page. */
  | { readonly status: 'nowhere' }
  | { readonly status: 'refused'; readonly reason: string }
  /** Another window or device has saved something else in the meantime. */
  | { readonly status: 'conflict'; readonly theirs: ServerDraft<Value> };

export interface DraftState<Value> {
  readonly value: Value;
  readonly saved: SaveStatus<Value>;
  /** True while a request sends it. */
  readonly isSending: boolean;
  /** Value before it was replaced as a whole; survives a reload of the page. */
  readonly replaced: Value | null;
}

export type SaveResult =
  | { readonly status: 'saved'; readonly version: number; readonly savedAt: number }
  | { readonly status: 'changed' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unreachable' };

/** Statuses of refusals that the same request would meet again. */
const finalStatuses = [400, 403, 404, 413];

/** Result of a save that the server did not accept; `changedCode` is the error code of a conflict. */
export function failedSave({ code, status, message, isFromProxy }: ApiError, changedCode: string): SaveResult {
  if (code === changedCode) return { status: 'changed' };
  const isFinal = !isFromProxy && finalStatuses.includes(status);
  return isFinal ? { status: 'refused', reason: message } : { status: 'unreachable' };
}

interface Options<Value> {
  /** Value until one is stored. */
  readonly initial: Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Short text that distinguishes values. */
  readonly hashOf: (value: Value) => string;
  /** Value stored in this browser. */
  readonly stored: StoredDraft<Value> | null;
  /** Reads what is stored in this browser now: another window may have changed it. */
  readonly read: () => StoredDraft<Value> | null;
  /** Stores it. Returns false if that fails, or if `before` is given and no longer what is stored. */
  readonly store: (draft: StoredDraft<Value>, before?: StoredDraft<Value> | null) => boolean;
  /** Null if there is none on the server, such as for visitors. */
  readonly server: {
    /** Null if there is none; undefined if the server cannot be reached. */
    readonly find: () => Promise<ServerDraft<Value> | null | undefined>;
    readonly save: (base: number, value: Value) => Promise<SaveResult>;
  } | null;
}

const pauseMs = 800;
const retryMs = 20_000;

/**
 * Something that a user writes, saved at every pause: in this browser first, then on the server. Two windows or devices
 * overwrite nothing of each other: the user is asked.
 */
export class SyncedDraft<Value> {
  readonly #options: Options<Value>;
  readonly #listeners = new Set<() => void>();
  #state: DraftState<Value>;
  /** Version on the server that the draft is based on. */
  #base = 0;
  #isDirty = false;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  /** Hashes of drafts sent since the last acknowledgement: the server may have any of them. */
  #unacknowledged: readonly string[] = [];
  /** Last known draft in this browser, read or stored by this window. */
  #kept: StoredDraft<Value> | null = null;
  /** Draft that another window stored and the server does not have, until the conflict is resolved. */
  #theirs: ServerDraft<Value> | null = null;
  #hasLeft = false;

  constructor(options: Options<Value>) {
    this.#options = options;
    this.#state = { value: options.initial, saved: { status: 'nothing' }, isSending: false, replaced: null };
    if (options.stored) this.#goOnWith(options.stored);
  }

  get state(): DraftState<Value> {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads the server's draft, unless this one has changes that the server does not have. */
  async load(): Promise<void> {
    // In development React unmounts and remounts components.
    this.#hasLeft = false;
    // The conflict between two windows has to be resolved first.
    if (this.#theirs) return;
    const found = await this.#options.server?.find();
    if (found === undefined) return;
    // The result may be the draft that is just being saved.
    await this.#saving;
    if (this.#hasLeft) return;
    // An older version comes from a response cached for offline use; the newer one is here.
    const isBehind = found !== null && found.version > this.#base;
    if (found && isBehind && !this.#isDirty) this.#take(found);
    else if (found && isBehind) this.#meet(found);
    else if (this.#isDirty) await this.flush();
    else if (found) this.#tell({ saved: { status: 'saved', at: found.savedAt } });
  }

  edit(value: Value): void {
    this.#change(value);
  }

  /** Replaces it as a whole; {@link undo} reverts it. */
  replace(value: Value): void {
    this.#change(value, this.#state.value);
  }

  undo(): void {
    if (this.#state.replaced !== null) this.#change(this.#state.replaced);
  }

  /** Resolves a conflict with this draft or with the other one. */
  choose(whose: 'mine' | 'theirs'): void {
    const { saved, value } = this.#state;
    if (saved.status !== 'conflict') return;
    const { theirs } = saved;
    const isHere = theirs === this.#theirs;
    this.#base = isHere ? Math.max(theirs.version, this.#base) : theirs.version;
    if (isHere) this.#theirs = null;
    else if (whose === 'theirs') return this.#take(theirs, value);
    this.#tell({ saved: { status: 'typing' } });
    if (whose === 'mine') this.#change(value);
    else this.#change(theirs.value, value);
  }

  /** Saves unsaved changes now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isDirty || !this.#prepare()) return;
    this.#saving ??= this.#send();
    await this.#saving;
  }

  /**
   * Saves a last time. Afterwards another instance or learner may own the draft: it does not retry, and changes the
   * browser's copy only while that is its own.
   */
  async leave(): Promise<void> {
    const flushed = this.flush();
    this.#hasLeft = true;
    await flushed;
  }

  #change(value: Value, replaced: Value | null = null): void {
    this.#isDirty = true;
    this.#changedAt = Date.now();
    const isConflict = this.#state.saved.status === 'conflict' && replaced === null;
    this.#tell({ value, replaced, ...(!isConflict && { saved: { status: 'typing' } }) });
    this.#keep(value, replaced);
    this.#later(pauseMs);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#hasLeft) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #goOnWith(kept: StoredDraft<Value>): void {
    const { value, changedAt, replaced = null, theirs = null, unacknowledged = [] } = kept;
    this.#kept = kept;
    this.#base = kept.base;
    this.#isDirty = kept.isDirty;
    this.#changedAt = changedAt;
    this.#unacknowledged = unacknowledged;
    this.#theirs = theirs;
    const saved = { status: kept.isDirty ? 'here' : 'saved', at: changedAt } as const;
    this.#tell({ value, replaced, saved: theirs ? { status: 'conflict', theirs } : saved });
  }

  /** Draft in this browser that is unsaved elsewhere and unknown here: another window has stored it. */
  #ofOtherWindow(): StoredDraft<Value> | null {
    const found = this.#options.read();
    return found?.isDirty && !this.#options.isSame(found.value, this.#known()) ? found : null;
  }

  #known(): Value {
    return this.#kept?.value ?? this.#options.initial;
  }

  /** Adopts the draft of another window if nothing has changed here; otherwise it is a conflict. */
  #meetOtherWindow(): void {
    const { value } = this.#state;
    const other = this.#ofOtherWindow();
    if (other && !other.theirs && this.#options.isSame(value, this.#known())) return this.#goOnWith(other);
    if (other) this.#kept = other;
    if (other && !this.#options.isSame(value, other.value))
      this.#theirs = { version: other.base, savedAt: other.changedAt, value: other.value };
    if (this.#theirs) this.#tell({ saved: { status: 'conflict', theirs: this.#theirs } });
  }

  /** Stores in this browser what is about to be sent. Returns false if there is a conflict, which is resolved first. */
  #prepare(): boolean {
    this.#meetOtherWindow();
    const isConflict = this.#state.saved.status === 'conflict';
    // Input before the conflict is resolved has to survive a reload too.
    if (isConflict) this.#keep(this.#state.value, this.#state.replaced);
    else this.#keepHere();
    return !isConflict;
  }

  #keepHere(): void {
    const { value, replaced } = this.#state;
    // Recorded before it is sent: from here on the server may have it, whatever happens to the request or the page.
    if (this.#options.server) this.#unacknowledged = withSent(this.#unacknowledged, this.#options.hashOf(value));
    const isKept = this.#keep(value, replaced);
    this.#tell({ saved: isKept ? { status: 'here', at: this.#changedAt } : { status: 'nowhere' } });
  }

  /** Returns false if this browser stores nothing. Leaves out `replaced` if there is no room for both. */
  #keep(value: Value, replaced: Value | null): boolean {
    const draft = {
      value,
      base: this.#base,
      isDirty: this.#isDirty,
      changedAt: this.#changedAt,
      ...(this.#theirs && { theirs: this.#theirs }),
      ...(this.#unacknowledged.length > 0 && { unacknowledged: this.#unacknowledged }),
    };
    return (replaced !== null && this.#put({ ...draft, replaced })) || this.#put(draft);
  }

  #put(draft: StoredDraft<Value>): boolean {
    // Never overwrites another window's draft; that conflict is resolved first.
    const isKept = !this.#ofOtherWindow() && this.#options.store(draft, this.#hasLeft ? this.#kept : undefined);
    if (isKept) this.#kept = draft;
    return isKept;
  }

  async #send(): Promise<void> {
    this.#tell({ isSending: true });
    try {
      await this.#save();
    } finally {
      this.#saving = null;
      this.#tell({ isSending: false });
    }
  }

  async #save(): Promise<void> {
    const { server } = this.#options;
    const { value } = this.#state;
    if (!server) return;
    const outcome = await server.save(this.#base, value);
    if (outcome.status === 'saved') await this.#wasSaved(value, outcome);
    else if (outcome.status === 'refused') this.#tell({ saved: outcome });
    else if (outcome.status === 'unreachable') this.#later(retryMs);
    else await this.#wasOvertaken();
  }

  async #wasSaved(value: Value, { version, savedAt }: Extract<SaveResult, { status: 'saved' }>): Promise<void> {
    this.#base = version;
    this.#unacknowledged = [];
    this.#isDirty = value !== this.#state.value;
    this.#keep(this.#state.value, this.#state.replaced);
    if (!this.#isDirty) return this.#tell({ saved: { status: 'saved', at: savedAt } });
    // Typed during the request: it is sent at once if the pause is over, or after `leave`, when no pause triggers a save.
    if (this.#hasLeft) this.#keepHere();
    else if (this.#state.saved.status !== 'here') return this.#later(pauseMs);
    else if (!this.#prepare()) return;
    await this.#save();
  }

  async #wasOvertaken(): Promise<void> {
    const theirs = await this.#options.server?.find();
    // The server has lost the draft, as after restoring an older backup.
    if (theirs === null) this.#base = 0;
    if (!theirs) this.#later(retryMs);
    else if (!this.#hasLeft) this.#meet(theirs);
  }

  /** The other draft may be equal, or sent by this browser from a page that was left before the response. */
  #meet(theirs: ServerDraft<Value>): void {
    if (this.#options.isSame(theirs.value, this.#state.value)) this.#take(theirs, this.#state.replaced);
    else if (this.#unacknowledged.includes(this.#options.hashOf(theirs.value))) {
      this.#base = theirs.version;
      this.#later(pauseMs);
    } else {
      this.#keep(this.#state.value, this.#state.replaced);
      this.#tell({ saved: { status: 'conflict', theirs } });
    }
  }

  #take({ version, savedAt, value }: ServerDraft<Value>, replaced: Value | null = null): void {
    clearTimeout(this.#timer);
    this.#base = version;
    this.#unacknowledged = [];
    this.#isDirty = false;
    this.#changedAt = savedAt;
    this.#keep(value, replaced);
    this.#tell({ value, replaced, saved: { status: 'saved', at: savedAt } });
  }

  #tell(change: Partial<DraftState<Value>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
