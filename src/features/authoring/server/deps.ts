import type { ContentFault } from '../../../platform/server/content/faults.ts';
import type { ContentKind } from '../../../platform/server/content/kinds.ts';
import type { ContentEditor } from '../../../platform/server/content/publish.ts';
import type {
  ContentChange,
  ContentReaderDeps,
  ContentReading,
  ReadContent,
} from '../../../platform/server/content/read-content.ts';
import type { Services } from '../../../platform/server/services.ts';

export interface AuthoringDeps extends Pick<Services, 'db' | 'now' | 'outbox' | 'events' | 'notify'> {
  readonly editor: ContentEditor;
  readonly kinds: readonly ContentKind[];
  /** Same reader dependencies as the editor has, for imports. */
  readonly reading: ContentReaderDeps;
  /** Finds wrong output of programs in changed texts by running them: only for content about to be published. */
  readonly runFaults: (
    changes: readonly ContentChange[],
    made: Pick<ReadContent, 'find'>,
  ) => Promise<readonly ContentFault[]>;
  readonly pages: AuthoredPages;
}

/** Addresses and previews of content on the site. */
export interface AuthoredPages {
  /** Null if it has no page of its own. */
  addressOf(kind: string, id: string): string | null;
  /**
   * Renders the page at an address as visitors would get it, from content without faults; null if it cannot be
   * rendered.
   */
  render(address: string, reading: ContentReading): Promise<string | null>;
}

/** Kind and id of an item. */
export interface ItemName {
  readonly kind: string;
  readonly id: string;
}
