import { extname, posix } from 'node:path';
import { addAsset } from '../../../platform/server/content/add-asset.ts';
import { hashOf } from '../../../platform/server/content/folder.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';

type ImageHandler = Pick<Handlers<typeof authoringRoutes>, 'addContentImage'>;

const nameMaxLength = 60;

/** Takes images in beside texts. That the bytes are what the name says was looked at when they arrived. */
export function imageHandler({ db, editor, now }: AuthoringDeps, items: ItemReader): ImageHandler {
  const written = auditLog(db, now);
  return {
    async addContentImage({ params, body: { alt, image } }, { caller: { uid } }) {
      const path = items.pathFor({ kind: params.kind, id: items.idAt(params) });
      const bytes = await image.read();
      const folder = posix.dirname(path);
      const { assets } = await editor.stored();
      const there = (name: string) => assets.find((asset) => asset.path === posix.join(folder, name));
      const given = fileNameOf(image.name);
      const before = there(given);
      const name = before && before.hash !== hashOf(bytes) ? withMark(given) : given;
      if (!there(name)) {
        const deed = { act: 'content-image-added', subjectId: posix.join(folder, name), subject: path } as const;
        const taken = () => new Error(`${name} was taken at the same moment`);
        await db.commit(...addAsset(db, posix.join(folder, name), bytes, taken), written(uid, deed));
      }
      return { name, markdown: `![${alt.replaceAll(/[\\[\]]/g, '\\$&')}](${name})` };
    },
  };
}

/** What a person calls a file, as a name within a content folder. */
function fileNameOf(name: string): string {
  const extension = extname(name).toLowerCase();
  const stem = name
    .slice(0, name.length - extension.length)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, nameMaxLength)
    .replaceAll(/^-+|-+$/g, '');
  return `${stem || 'image'}${extension}`;
}

/** Another file of this name is there: a published text may show it. */
function withMark(name: string): string {
  const extension = extname(name);
  return `${name.slice(0, -extension.length)}-${newId().slice(-6)}${extension}`;
}
