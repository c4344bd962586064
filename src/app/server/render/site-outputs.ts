import type { FastifyBaseLogger } from 'fastify';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { listAddress } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';
import { contentKey, readOnce } from './content-key.ts';
import type { CachedOutput, SiteOutput, outputStore } from './output-store.ts';
import { ThreadEnded } from './ordered-thread.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';

interface Deps {
  readonly site: BuiltSite;
  readonly store: ReturnType<typeof outputStore>;
  /** True if the content is the one that the build rendered: then its texts are valid without a check. */
  readonly isAsBuilt: boolean;
  readonly log: FastifyBaseLogger;
  /** Receives each new text in sequence, as all texts at once take much memory. */
  readonly take: (output: SiteOutput, text: string) => void;
}

export interface SiteOutputs {
  /** Outputs by address; null for an address that could never be rendered. */
  readonly outputs: ReadonlyMap<string, SiteOutput | null>;
  /** Addresses that could not be rendered from this content. */
  readonly failed: readonly string[];
}

/**
 * Makes the site's texts for the content that `read` answers from. Each comes from `before` or from the build while it
 * is valid, else from another process of this installation, else it is rendered now in a thread and stored for the
 * others. A page that cannot be rendered keeps its old text. Rejects if the database does not answer.
 */
export async function makeOutputs(
  { site, store, isAsBuilt, log, take }: Deps,
  read: AnyRead,
  before: SiteOutputs['outputs'],
): Promise<SiteOutputs> {
  const answers = readOnce(read);
  const failed: string[] = [];
  /** Address list of the site, if it differs from that of `before`. */
  let listed: string | undefined;
  let thread: RenderThread | undefined;

  async function outputAt(address: string): Promise<SiteOutput | null> {
    const known = before.get(address);
    if (known && (await holds(known))) return known;
    return (
      (await reuse(address, store.findBuilt(address), isAsBuilt)) ??
      (await reuse(address, await store.findRendered(address))) ??
      render(address)
    );
  }

  async function holds({ reads, contentKey: key }: Pick<SiteOutput, 'reads' | 'contentKey'>): Promise<boolean> {
    return (await contentKey(reads, answers)) === key;
  }

  async function reuse(address: string, output: CachedOutput | undefined, isKnownToHold = false) {
    if (!output || !(isKnownToHold || (await holds(output)))) return null;
    const { loadText, ...known } = output;
    pass(address, known, await loadText());
    return known;
  }

  async function render(address: string): Promise<SiteOutput | null> {
    thread ??= startRenderThread(site, answers);
    const output = await thread.render(address).catch((err: unknown) => {
      log.error({ err, address }, 'a page cannot be rendered; it stays as it was');
      // The remaining addresses get a new thread.
      if (err instanceof ThreadEnded) thread = undefined;
      return null;
    });
    if (!output) {
      failed.push(address);
      return before.get(address) ?? null;
    }
    const { text, ...facts } = output;
    const rendered = { ...facts, contentKey: await contentKey(output.reads, answers) };
    await store.put(address, rendered, text);
    pass(address, rendered, text);
    return rendered;
  }

  function pass(address: string, output: SiteOutput, text: string): void {
    if (address === listAddress) listed = text;
    else take(output, text);
  }

  function addressesOf(list: SiteOutput | null): string[] {
    if (!list) return Object.keys(site.table.outputs);
    if (listed === undefined) return [...before.keys()].filter((each) => each !== listAddress);
    return JSON.parse(listed) as string[];
  }

  try {
    const list = await outputAt(listAddress);
    const addresses = addressesOf(list);
    const outputs = new Map<string, SiteOutput | null>([[listAddress, list]]);
    // Processes that render at the same time share the work if each starts at another address.
    for (const address of shuffled(addresses)) outputs.set(address, await outputAt(address));
    return { outputs, failed };
  } finally {
    await thread?.end();
  }
}

function shuffled(addresses: readonly string[]): string[] {
  return addresses
    .map((address) => ({ address, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ address }) => address);
}
