import { Readable } from 'node:stream';
import { imageSize } from 'image-size';
import { required } from '../../../platform/server/db/statement.ts';
import { withoutMetadata } from '../../../platform/server/files/image-metadata.ts';
import type { Caller, Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Storage } from '../../../platform/server/storage/storage.ts';
import type { Services } from '../../../platform/server/services.ts';
import { accountActs } from '../../identity/server/public.ts';
import { type photoRoutes, photoSize } from '../photo-contract.ts';
import { photoQueries } from './photo-queries.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  readonly storage: Storage;
}

const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** Handlers of profile photos. The upload has already checked the file type by the first bytes. */
export function photoHandlers({ db, storage, now }: Deps): Handlers<typeof photoRoutes> {
  const { findPhotoOf, findPhoto, insertPhoto, deletePhoto } = photoQueries(db);
  const { setPhoto } = accountActs(db);

  /** Creates the statements that delete the current photo. Of concurrent changes, the second is refused. */
  async function leave(userId: string) {
    const before = await findPhotoOf.first({ userId });
    if (!before) return { key: null, statements: [] };
    const { fileKey } = before;
    return {
      key: fileKey,
      statements: [required(deletePhoto.with({ userId, fileKey }), changed), storage.release(fileKey)],
    };
  }

  /**
   * Releases the file. If this fails, the storage sweep deletes it; the committed change stays and is reported as such.
   */
  const giveUp = (key: string) => Promise.allSettled([storage.giveUp(key)]);

  return {
    async setUserPhoto({ params: { uid }, body: { photo } }, { caller }) {
      requireOwn(uid, caller);
      const bytes = await photo.read();
      requireSquare(bytes);
      // Browsers send none, but other clients may, and photos are public.
      const clean = await storage.receive(Readable.from([withoutMetadata(bytes)]));
      const fileKey = await clean.keep(photo.extension);
      try {
        const { key, statements } = await leave(uid);
        const row = { userId: uid, fileKey, fileName: photo.name, at: now() };
        const photoURL = `/api/photos/${fileKey}`;
        const added = [storage.claim(fileKey), required(insertPhoto.with(row), changed), setPhoto(uid, photoURL)];
        await db.commit(...statements, ...added);
        if (key !== null) await giveUp(key);
        return { photoURL };
      } catch (error) {
        await giveUp(fileKey);
        throw error;
      }
    },

    async deleteUserPhoto({ params: { uid } }, { caller }) {
      requireOwn(uid, caller);
      const { key, statements } = await leave(uid);
      if (key === null) return;
      await db.commit(...statements, setPhoto(uid, null));
      await giveUp(key);
    },

    async getPhoto({ params: { fileKey } }) {
      const found = await findPhoto.first({ fileKey });
      const stored = found ? await storage.read(fileKey) : null;
      if (!stored) throw new Refusal('not-found');
      const extension = fileKey.slice(fileKey.lastIndexOf('.') + 1);
      const contentType = contentTypes[extension] ?? 'application/octet-stream';
      return { ...stored, name: `photo.${extension}`, contentType, disposition: 'inline', version: fileKey };
    },
  };
}

function changed(): Refusal {
  return new Refusal('photo-changed');
}

function requireOwn(uid: string, caller: Caller): void {
  if (uid !== caller.uid) throw new Refusal('not-found');
}

/** Throws `photo-not-square`, also if the size cannot be read. */
function requireSquare(bytes: Buffer): void {
  try {
    const { width, height } = imageSize(bytes);
    if (width === height && width <= photoSize) return;
  } catch {
    // Not a readable picture.
  }
  throw new Refusal('photo-not-square');
}
