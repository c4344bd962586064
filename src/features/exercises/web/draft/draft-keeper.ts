import { withSent } from '../../../../platform/web/unacknowledged.ts';
import { hashOf, isSameFiles } from '../files.ts';
import type { Files } from '../exercise.ts';
import type { KeptDraft, ServerDraft } from './kept-drafts.ts';

/** How safe it is what somebody has written. `at` is milliseconds since 1970. */
export type Saved =
  | { readonly status: 'nothing' }
  | { readonly status: 'typing' }
  | { readonly status: 'saved'; readonly at: number }
  /** In this browser only, such as without a network. */
  | { readonly status: 'here'; readonly at: number }
  /** Nowhere but on the page. */
  | { readonly status: 'nowhere' }
  | { readonly status: 'refused'; readonly reason: string }
  /** Another window or device has saved something else meanwhile. */
  | { readonly status: 'conflict'; readonly theirs: ServerDraft };

export interface DraftState {
  readonly files: Files;
  readonly saved: Saved;
  /** What stood there before it was replaced as a whole; a reload of the page does not lose it. */
  readonly replaced: Files | null;
}

export type SaveOutcome =
  | { readonly status: 'saved'; readonly version: number; readonly savedAt: number }
  | { readonly status: 'changed' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unreachable' };

interface Options {
  readonly starter: Files;
  /** What this browser keeps of it. */
  readonly kept: KeptDraft | null;
  /** What it keeps by now: another window may have put it there. */
  readonly look: () => KeptDraft | null;
  /** Gives false if it keeps nothing; where `before` is given, also if it keeps something else than that by now. */
  readonly keep: (draft: KeptDraft, before?: KeptDraft | null) => boolean;
  /** Null for those who have no draft on the server, such as visitors. */
  readonly server: {
    /** Null if there is none; undefined if it cannot be reached. */
    readonly find: () => Promise<ServerDraft | null | undefined>;
    readonly save: (base: number, files: Files) => Promise<SaveOutcome>;
  } | null;
}

const pauseMs = 800;
const retryMs = 20_000;
/** Holds what is being written, and saves it at every pause: in this browser first, then on the server. */
export class DraftKeeper {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  /** The version on the server that this was made of. */
  #base = 0;
  #isDirty = false;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  /** What was sent since the last acknowledgement, as hashes: the server may have any of it. */
  #unacknowledged: readonly string[] = [];
  /** What this browser kept when that was last looked at, or what was put there from here. */
  #kept: KeptDraft | null = null;
  /** What another window has put there and the server does not have, until one of the two is chosen. */
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

  /** Takes what the server has, unless something was written here that it does not have. */
  async load(): Promise<void> {
    // While the site is developed, React leaves once and comes back.
    this.#hasLeft = false;
    // First one of the two that are here is to be chosen.
    if (this.#theirs) return;
    const found = await this.#options.server?.find();
    if (found === undefined) return;
    // What is found may be what is just being saved.
    await this.#saving;
    if (this.#hasLeft) return;
    // An older one is what an answer that was kept for offline use has; the newer one is here.
    const isBehind = found !== null && found.version > this.#base;
    if (found && isBehind && !this.#isDirty) this.#take(found);
    else if (found && isBehind) this.#meet(found);
    else if (this.#isDirty) await this.flush();
    else if (found) this.#tell({ saved: { status: 'saved', at: found.savedAt } });
  }

  edit(file: string, text: string): void {
    this.#change({ ...this.#state.files, [file]: text });
  }

  /** Puts other files in the place of all; {@link undo} takes it back. */
  replace(files: Files): void {
    this.#change(files, this.#state.files);
  }

  undo(): void {
    if (this.#state.replaced) this.#change(this.#state.replaced);
  }

  /** Ends a conflict: with what stands here, or with what was saved elsewhere. */
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

  /** Saves now what has not been saved. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isDirty) return;
    this.#meetOtherWindow();
    // What is typed before the choice is made outlives the page too.
    if (this.#state.saved.status === 'conflict') return void this.#keep(this.#state.files, this.#state.replaced);
    this.#keepHere();
    this.#saving ??= this.#save().finally(() => (this.#saving = null));
    await this.#saving;
  }

  /**
   * Saves a last time. From then on another keeper may have the same draft, and another learner be signed in: nothing is tried
   * again, and what this browser keeps is changed only while it is what was put there from here.
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

  #goOnWith(kept: KeptDraft): void {
    const { files, changedAt, replaced = null, theirs = null, unacknowledged = [] } = kept;
    this.#kept = kept;
    this.#base = kept.base;
    this.#isDirty = kept.isDirty;
    this.#changedAt = changedAt;
    this.#unacknowledged = unacknowledged;
    this.#theirs = theirs;
    this.#tell({ files, replaced, saved: theirs ? { status: 'conflict', theirs } : { status: 'here', at: changedAt } });
  }

  /** What this browser keeps that is nowhere else and unknown here: another window has put it there. */
  #ofOtherWindow(): KeptDraft | null {
    const found = this.#options.look();
    return found?.isDirty && !isSameFiles(found.files, this.#known()) ? found : null;
  }

  #known(): Files {
    return this.#kept?.files ?? this.#options.starter;
  }

  /** What another window has put there goes on here too if nothing was written here since; else one of the two is to be chosen. */
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
    // Before it is sent: whatever comes of that, and of this page, the server may have it from here on.
    if (this.#options.server) this.#unacknowledged = withSent(this.#unacknowledged, hashOf(files));
    const isKept = this.#keep(files, replaced);
    this.#tell({ saved: isKept ? { status: 'here', at: this.#changedAt } : { status: 'nowhere' } });
  }

  /** Gives false if this browser keeps nothing. The way back is left out where there is no room for both. */
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

  #put(draft: KeptDraft): boolean {
    // Not over what another window has put there: that is met before the next is kept.
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

  async #wasSaved(files: Files, { version, savedAt }: Extract<SaveOutcome, { status: 'saved' }>): Promise<void> {
    this.#base = version;
    this.#unacknowledged = [];
    this.#isDirty = files !== this.#state.files;
    this.#keep(this.#state.files, this.#state.replaced);
    if (!this.#isDirty) return this.#tell({ saved: { status: 'saved', at: savedAt } });
    if (!this.#hasLeft) return this.#later(pauseMs);
    // Typed while this was on its way: no pause comes any more.
    this.#keepHere();
    await this.#save();
  }

  async #wasOvertaken(): Promise<void> {
    const theirs = await this.#options.server?.find();
    // The server has lost it, as with the restore of an older backup.
    if (theirs === null) this.#base = 0;
    if (!theirs) this.#later(retryMs);
    else if (!this.#hasLeft) this.#meet(theirs);
  }

  /** What was saved elsewhere may be the same, or was sent from here by a page that was left before the answer came. */
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
