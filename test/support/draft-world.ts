import {
  type SaveResult,
  type ServerDraft,
  type StoredDraft,
  SyncedDraft,
} from '../../src/platform/web/sync/synced-draft.ts';

export type Files = Readonly<Record<string, string>>;

export const starter: Files = { 'main.py': '...' };
export const files = (text: string): Files => ({ 'main.py': text });

/** Draft of one user: `draft` on the server, and `kept` in the browser, which all windows share. */
export function draftWorld(draft: ServerDraft<Files> | null = null, kept: StoredDraft<Files> | null = null) {
  const state = {
    draft,
    kept,
    isReachable: true,
    isBroken: false,
    losesAnswers: false,
    keepsNothing: false,
    answering: Promise.resolve(),
  };
  async function save(base: number, value: Files): Promise<SaveResult> {
    if (state.isBroken) throw new Error('not a failed call');
    if (!state.isReachable) return { status: 'unreachable' };
    if ((state.draft?.version ?? 0) !== base) return { status: 'changed' };
    state.draft = { version: base + 1, savedAt: Date.now(), value };
    await state.answering;
    if (state.losesAnswers) return { status: 'unreachable' };
    return { status: 'saved', version: base + 1, savedAt: Date.now() };
  }
  /** Opens a window; a visitor's draft stays in the browser. */
  const open = (isEnrolled = true) =>
    new SyncedDraft<Files>({
      initial: starter,
      isSame: (one, other) => one['main.py'] === other['main.py'],
      hashOf: (value) => String(value['main.py']),
      stored: state.kept,
      read: () => state.kept,
      store: (given, before) => {
        if (state.keepsNothing || (before !== undefined && state.kept !== before)) return false;
        state.kept = given;
        return true;
      },
      server: isEnrolled ? { find: async () => (state.isReachable ? state.draft : undefined), save } : null,
    });
  return { state, open };
}
