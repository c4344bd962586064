import type { Database } from '../../../platform/server/db/database.ts';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import type { ContentKind } from '../../../platform/server/content/kinds.ts';
import type { ContentEditor } from '../../../platform/server/content/publish.ts';
import type {
  ContentChange,
  ContentReaderDeps,
  ContentReading,
  ReadContent,
} from '../../../platform/server/content/read-content.ts';
import type { Events } from '../../../platform/server/events/events.ts';
import type { Notify } from '../../../platform/server/notify.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';

export interface AuthoringDeps {
  readonly db: Database;
  readonly editor: ContentEditor;
  readonly kinds: readonly ContentKind[];
  /** How the editor reads what it is given, for what is brought in besides. */
  readonly reading: ContentReaderDeps;
  /** What programs of changed texts print besides what they claim. They are run: only for what is about to be on the site. */
  readonly runFaults: (
    changes: readonly ContentChange[],
    made: Pick<ReadContent, 'find'>,
  ) => Promise<readonly ContentFault[]>;
  readonly pages: AuthoredPages;
  readonly events: Events;
  readonly outbox: Outbox;
  readonly notify: Notify;
  readonly now: () => number;
}

/** Where content is on the site, and what that looks like. */
export interface AuthoredPages {
  /** Null for what has no page of its own. */
  addressOf(kind: string, id: string): string | null;
  /** The page at an address as visitors would be sent it, of content without faults; null where it cannot be rendered. */
  render(address: string, reading: ContentReading): Promise<string | null>;
}

/** An item by its kind and its id. */
export interface ItemName {
  readonly kind: string;
  readonly id: string;
}
