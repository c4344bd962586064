import { withSent } from '../../../../platform/web/unacknowledged.ts';
import { hashOf, isSameFiles } from '../files.ts';
import type { Files } from '../exercise.ts';
import type { StoredDraft, ServerDraft } from './stored-drafts.ts';

/** Storage status of the draft. `at` is milliseconds since 1970. */
export type Saved =
  | { readonly status: 'nothing' }
  | { readonly status: 'typing' }
  | { readonly status: 'saved'; readonly at: number }
  /** Stored in this browser only, such as while offline. */
  | { readonly status: 'here'; readonly at: number }
  /** Not stored: it exists only on the page. */
  | { readonly status: 'nowhere' }
  | { readonly status: 'refused'; readonly reason: string }
  /** Another window or device has saved something else in the meantime. */
  | { readonly status: 'conflict'; readonly theirs: ServerDraft };

export interface DraftState {
  readonly files: Files;
  readonly saved: Saved;
  /** Files before they were replaced as a whole; survives a reload of the page. */
  readonly replaced: Files | null;
}

export type SaveResult =
  | { readonly status: 'saved'; readonly version: number; readonly savedAt: number }
  | { readonly status: 'changed' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unreachable' };

interface Options {
  readonly starter: Files;
  /** Draft stored in this browser. */
  readonly kept: StoredDraft | null;
  /** Reads the draft stored in this browser now: another window may have changed it. */
  readonly look: () => StoredDraft | null;
  /** Stores the draft. Returns false if that fails, or if `before` is given and no longer what is stored. */
  readonly keep: (draft: StoredDraft, before?: StoredDraft | null) => boolean;
  /** Null without a draft on the server, such as for visitors. */
  readonly server: {
    /** Null if there is none; undefined if the server cannot be reached. */
    readonly find: () => Promise<ServerDraft | null | undefined>;
    readonly save: (base: number, files: Files) => Promise<SaveResult>;
  } | null;
}

const pauseMs = 800;
const retryMs = 20_000;
/** State of a draft, saved at every pause: in this browser first, then on the server. */
export class DraftSaver {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** Version on the server that the draft is based on. */
  #base = 0;
  #isDirty = false;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  /** Hashes of drafts sent since the last acknowledgement: the server may have any of them. */
  #unacknowledged: readonly string[] = [];
  /** Last known draft in this browser, read or stored by this window. */
  #kept: StoredDraft | null = null;
  /** Draft that another window stored and the server does not have, until the conflict is resolved. */
  #theirs: ServerDraft | null = null;
  #hasLeft = false;

  constructor(options: Options) {
    this.#options = options;
    this.#state = { files: options.starter, saved: { status: 'nothing' }, replaced: null };
    if (options.kept) this.#goOnWith(options.kept);
  }

  get state(): DraftState {
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

  edit(file: string, text: string): void {
    this.#change({ ...this.#state.files, [file]: text });
  }

  /** Replaces all files; {@link undo} reverts it. */
  replace(files: Files): void {
    this.#change(files, this.#state.files);
  }

  undo(): void {
    if (this.#state.replaced) this.#change(this.#state.replaced);
  }

  /** Resolves a conflict with this draft or with the other one. */
  choose(whose: 'mine' | 'theirs'): void {
    const { saved, files } = this.#state;
    if (saved.status !== 'conflict') return;
    const { theirs } = saved;
    const isHere = theirs === this.#theirs;
    this.#base = isHere ? Math.max(theirs.version, this.#base) : theirs.version;
    if (isHere) this.#theirs = null;
    else if (whose === 'theirs') return this.#take(theirs, files);
    this.#tell({ saved: { status: 'typing' } });
    if (whose === 'mine') this.#change(files);
    else this.#change(theirs.files, files);
  }

  /** Saves unsaved changes now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isDirty) return;
    this.#meetOtherWindow();
    // Input before the conflict is resolved has to survive a reload too.
    if (this.#state.saved.status === 'conflict') return void this.#keep(this.#state.files, this.#state.replaced);
    this.#keepHere();
    this.#saving ??= this.#save().finally(() => (this.#saving = null));
    await this.#saving;
  }

  /**
   * Saves a last time. Afterwards another instance or learner may own the draft: it does not retry, and changes the
   * browser's copy only while that is its own.
   */
  leave(): void {
    void this.flush();
    this.#hasLeft = true;
  }

  #change(files: Files, replaced: Files | null = null): void {
    this.#isDirty = true;
    this.#changedAt = Date.now();
    const isConflict = this.#state.saved.status === 'conflict' && replaced === null;
    this.#tell({ files, replaced, ...(!isConflict && { saved: { status: 'typing' } }) });
    this.#later(pauseMs);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#hasLeft) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #goOnWith(kept: StoredDraft): void {
    const { files, changedAt, replaced = null, theirs = null, unacknowledged = [] } = kept;
    this.#kept = kept;
    this.#base = kept.base;
    this.#isDirty = kept.isDirty;
    this.#changedAt = changedAt;
    this.#unacknowledged = unacknowledged;
    this.#theirs = theirs;
    this.#tell({ files, replaced, saved: theirs ? { status: 'conflict', theirs } : { status: 'here', at: changedAt } });
  }

  /** Draft in this browser that is unsaved elsewhere and unknown here: another window has stored it. */
  #ofOtherWindow(): StoredDraft | null {
    const found = this.#options.look();
    return found?.isDirty && !isSameFiles(found.files, this.#known()) ? found : null;
  }

  #known(): Files {
    return this.#kept?.files ?? this.#options.starter;
  }

  /** Adopts the draft of another window if nothing has changed here; otherwise it is a conflict. */
  #meetOtherWindow(): void {
    const { files } = this.#state;
    const other = this.#ofOtherWindow();
    if (other && !other.theirs && isSameFiles(files, this.#known())) return this.#goOnWith(other);
    if (other) this.#kept = other;
    if (other && !isSameFiles(files, other.files))
      this.#theirs = { version: other.base, savedAt: other.changedAt, files: other.files };
    if (this.#theirs) this.#tell({ saved: { status: 'conflict', theirs: this.#theirs } });
  }

  #keepHere(): void {
    const { files, replaced } = this.#state;
    // Recorded before it is sent: from here on the server may have it, whatever happens to the request or the page.
    if (this.#options.server) this.#unacknowledged = withSent(this.#unacknowledged, hashOf(files));
    const isKept = this.#keep(files, replaced);
    this.#tell({ saved: isKept ? { status: 'here', at: this.#changedAt } : { status: 'nowhere' } });
  }

  /** Returns false if this browser stores nothing. Leaves out `replaced` if there is no room for both. */
  #keep(files: Files, replaced: Files | null): boolean {
    const draft = {
      files,
      base: this.#base,
      isDirty: this.#isDirty,
      changedAt: this.#changedAt,
      ...(this.#theirs && { theirs: this.#theirs }),
      ...(this.#unacknowledged.length > 0 && { unacknowledged: this.#unacknowledged }),
    };
    return (replaced !== null && this.#put({ ...draft, replaced })) || this.#put(draft);
  }

  #put(draft: StoredDraft): boolean {
    // Never overwrites another window's draft; that conflict is resolved first.
    const isKept = !this.#ofOtherWindow() && this.#options.keep(draft, this.#hasLeft ? this.#kept : undefined);
    if (isKept) this.#kept = draft;
    return isKept;
  }

  async #save(): Promise<void> {
    const { server } = this.#options;
    const { files } = this.#state;
    if (!server) return;
    const outcome = await server.save(this.#base, files);
    if (outcome.status === 'saved') await this.#wasSaved(files, outcome);
    else if (outcome.status === 'refused') this.#tell({ saved: outcome });
    else if (outcome.status === 'unreachable') this.#later(retryMs);
    else await this.#wasOvertaken();
  }

  async #wasSaved(files: Files, { version, savedAt }: Extract<SaveResult, { status: 'saved' }>): Promise<void> {
    this.#base = version;
    this.#unacknowledged = [];
    this.#isDirty = files !== this.#state.files;
    this.#keep(this.#state.files, this.#state.replaced);
    if (!this.#isDirty) return this.#tell({ saved: { status: 'saved', at: savedAt } });
    if (!this.#hasLeft) return this.#later(pauseMs);
    // Typed during the request; after `leave` no further pause triggers a save.
    this.#keepHere();
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
  #meet(theirs: ServerDraft): void {
    if (isSameFiles(theirs.files, this.#state.files)) this.#take(theirs, this.#state.replaced);
    else if (this.#unacknowledged.includes(hashOf(theirs.files))) {
      this.#base = theirs.version;
      this.#later(pauseMs);
    } else this.#tell({ saved: { status: 'conflict', theirs } });
  }

  #take({ version, savedAt, files }: ServerDraft, replaced: Files | null = null): void {
    clearTimeout(this.#timer);
    this.#base = version;
    this.#unacknowledged = [];
    this.#isDirty = false;
    this.#changedAt = savedAt;
    this.#keep(files, replaced);
    this.#tell({ files, replaced, saved: { status: 'saved', at: savedAt } });
  }

  #tell(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
