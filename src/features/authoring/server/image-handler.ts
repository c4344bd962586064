import { extname, posix } from 'node:path';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { hasScript } from '../../../platform/server/files/svg.ts';
import { withoutMetadata } from '../../../platform/server/files/image-metadata.ts';
import { addAsset } from '../../../platform/server/content/add-asset.ts';
import { hashOf } from '../../../platform/server/content/folder.ts';
import { contentQueries } from '../../../platform/server/content/queries.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';

type ImageHandler = Pick<Handlers<typeof authoringRoutes>, 'addContentImage'>;

const nameMaxLength = 60;

class NameTaken extends Error {}

interface Image {
  /** Path of the item's text. */
  readonly beside: string;
  readonly given: string;
  readonly bytes: Buffer;
  readonly uid: string;
}

/** Handler that stores images next to texts. Their bytes were checked against the name on upload. */
export function imageHandler({ db, editor, now }: AuthoringDeps, items: ItemReader): ImageHandler {
  const auditEntry = auditLog(db, now);
  const { listRemovedAssets, deleteRemovedAsset } = contentQueries(db);

  /** Stores an image and returns its name: that of an existing identical image, or a new one. */
  async function put(image: Image): Promise<string> {
    const { beside, given, bytes, uid } = image;
    const pathOf = (name: string) => posix.join(posix.dirname(beside), name);
    const { assets } = await editor.stored();
    const there = (name: string) => assets.find((asset) => asset.path === pathOf(name));
    // Older versions of the text still show the removed image.
    const before = there(given) ?? (await listRemovedAssets.all({})).find(({ path }) => path === pathOf(given));
    const name = before && before.hash !== hashOf(bytes) ? withMark(given) : given;
    if (there(name)) return name;
    const deed = { act: 'content-image-added', subjectId: pathOf(name), subject: beside } as const;
    try {
      const added = addAsset(db, pathOf(name), bytes, () => new NameTaken());
      await db.commit(...added, deleteRemovedAsset.with({ path: pathOf(name) }), auditEntry(uid, deed));
      return name;
    } catch (error) {
      // Added concurrently, such as by a double click.
      if (error instanceof NameTaken) return put(image);
      throw error;
    }
  }

  return {
    async addContentImage({ params, body: { alt, image } }, { caller: { uid } }) {
      const path = items.pathFor({ kind: params.kind, id: items.idAt(params) });
      const bytes = withoutMetadata(await image.read());
      if (image.extension === '.svg' && hasScript(bytes)) throw new Refusal('drawing-with-program');
      const name = await put({ beside: path, given: fileNameOf(image.name), bytes, uid });
      return { name, markdown: `![${alt.replaceAll(/[\\[\]]/g, '\\$&')}](${name})` };
    },
  };
}

/** File name for the content folder from a name that a user chose. */
function fileNameOf(name: string): string {
  const extension = extname(name).toLowerCase();
  const stem = name
    .slice(0, name.length - extension.length)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, nameMaxLength)
    // linear: the name was cut
    .replaceAll(/^-+|-+$/g, '');
  return `${stem || 'image'}${extension}`;
}

/** Unique name beside another file of this name, which a published text may show. */
function withMark(name: string): string {
  const extension = extname(name);
  return `${name.slice(0, -extension.length)}-${newId().slice(-6)}${extension}`;
}
