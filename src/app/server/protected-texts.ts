import { openFile } from '../../platform/server/content/open-file.ts';
import type { ContentFault } from '../../platform/server/content/faults.ts';
import { type ContentKind, pathOf } from '../../platform/server/content/kinds.ts';
import type { ContentChange } from '../../platform/server/content/read-content.ts';
import { placeWords } from '../../platform/server/content/shape-words.ts';

interface FixedText {
  readonly kind: string;
  readonly id: string;
  readonly at: readonly PropertyKey[];
  readonly text: string;
}

const courseTitles = ['Learn React', 'Learn Python', 'Learn Flutter', 'Learn Dart', 'Learn Javascript', 'Learn Danjo'];

/** Content texts quoted by the specification (§2, §3, §9). The console keeps them letter for letter. */
const fixedTexts: readonly FixedText[] = [
  ...courseTitles.map((text, place) => ({ kind: 'course', id: `course${place + 1}`, at: ['title'], text })),
  { kind: 'page', id: 'training', at: ['title'], text: 'Our Training' },
  { kind: 'page', id: 'training', at: ['lead'], text: 'This is the content for Training Section.' },
  { kind: 'page', id: 'affiliate', at: ['title'], text: 'Affiliate Program' },
  {
    kind: 'page',
    id: 'affiliate',
    at: ['lead'],
    text: 'Join our affiliate program to earn commissions by promoting our products.',
  },
  { kind: 'page', id: 'affiliate', at: ['links', 0, 'text'], text: 'Back to Blog' },
  ...['teacher', 'student', 'individual'].map((id) => ({
    kind: 'page',
    id,
    at: ['links', 0, 'text'],
    text: 'Back to Dashboard',
  })),
];

/** Faults of changes that would overwrite or remove a fixed text. */
export function protectedTextFaults(kinds: readonly ContentKind[], changes: readonly ContentChange[]): ContentFault[] {
  return changes.flatMap((change): ContentFault[] => {
    const fixed = fixedTexts.filter(({ kind, id }) => kind === change.kind && id === change.id);
    const kind = kinds.find(({ name }) => name === change.kind);
    if (fixed.length === 0 || !kind) return [];
    const path = pathOf(kind, change.id);
    if (change.source === null) return [{ path, line: null, message: 'cannot be removed: it is part of the site' }];
    const { data, lineOf, faults } = openFile(path, change.source);
    // Unreadable content already has its own faults.
    if (faults.length > 0) return [];
    return fixed
      .filter(({ at, text }) => valueAt(data, at) !== text)
      .map(({ at, text }) => ({
        path,
        line: lineOf(at),
        message: `"${placeWords(at)}" cannot be changed on this site; it must be "${text}"`,
      }));
  });
}

function valueAt(data: unknown, at: readonly PropertyKey[]): unknown {
  return at.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
