import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { extensionOf } from '../media/uploadKinds.ts';
import { replaceFunction } from '../strapi/replaceFunction.ts';

interface StoredFile {
  /** Stored file name without the extension. */
  hash: string;
  ext: string;
  mime: string;
}

/**
 * Gives a file that replaces another a new name. Strapi would reuse the name, but websites and browsers cache uploads
 * as immutable. A document that other sites link to needs a redirect as its permanent URL.
 */
export function renameReplaced(strapi: Core.Strapi): void {
  replaceFunction<[StoredFile, StoredFile]>(
    strapi,
    'plugin::upload.provider.replace',
    (replace) => async (newFile, oldFile) => {
      // The picture itself is replaced first, and its smaller sizes derive their names from it.
      if (newFile.hash === oldFile.hash) {
        newFile.hash = `${oldFile.hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;
        // Strapi would also reuse the extension, even if the new file has another type.
        newFile.ext = extensionOf(newFile.mime) ?? newFile.ext;
      }
      return replace(newFile, oldFile);
    },
  );
}
