import type { Feature } from '../../feature.ts';
import { guardFolders } from '../../organisations/guardFolders.ts';
import { guardMedia } from '../../organisations/guardMedia.ts';
import { files, filesRoutes } from './filesController.ts';
import { keepUsedFiles } from './keepUsedFiles.ts';
import { prepareUploadFolders } from './uploadFolders.ts';

/** Which entries use a file, and pictures without alternative text. */
export const library: Feature = {
  controllers: { files },
  adminRoutes: filesRoutes,
  guard(strapi) {
    // Before the guards of organisations, whose checks come first then.
    keepUsedFiles(strapi);
    guardFolders(strapi);
    guardMedia(strapi);
  },
  setUp: prepareUploadFolders,
};
