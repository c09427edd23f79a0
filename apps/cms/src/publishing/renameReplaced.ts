import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { extensionOf } from '../media/uploadKinds.ts';

interface StoredFile {
  /** Name on the disk, without extension. */
  hash: string;
  ext: string;
  mime: string;
}

interface Provider {
  replace: (newFile: StoredFile, oldFile: StoredFile) => Promise<void>;
}

/**
 * Gives a file that takes the place of another a name of its own. Strapi would keep the name; but websites and browsers
 * keep for good what they once got under one. A document that others link to has an address that stays by a redirect.
 */
export function renameReplaced(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').service('provider');
  const replace = provider.replace.bind(provider);
  provider.replace = (newFile, oldFile) => {
    // Smaller sizes take their names from the picture, which comes first.
    if (newFile.hash === oldFile.hash) {
      newFile.hash = `${oldFile.hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;
      // Strapi also keeps the extension, whatever kind the new file is of.
      newFile.ext = extensionOf(newFile.mime) ?? newFile.ext;
    }
    return replace(newFile, oldFile);
  };
}
