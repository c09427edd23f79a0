import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { changePlugin, checkedBefore } from '../strapi/pluginFunctions.ts';

interface Context {
  params: { model: string };
}

/** Actions that only entries with drafts have; Strapi offers their addresses for every type, and fails there. */
const ofDrafts = ['publish', 'unpublish', 'discard'];

/** Rejects publish and unpublish on types without drafts, whose entries are live as soon as they are saved. */
export function rejectWithoutDrafts(strapi: Core.Strapi): void {
  const requireDrafts = async ({ params: { model } }: Context): Promise<void> => {
    const type = Object.values(strapi.contentTypes).find(({ uid }) => uid === model);
    if (type?.options?.draftAndPublish !== false) return;
    throw new errors.ValidationError(
      'Diese Inhalte haben keine Entwürfe. Bitte speichern: Was Sie speichern, ist gleich live.',
    );
  };
  const checked = (names: readonly string[]) => checkedBefore<[Context]>(names, requireDrafts);
  const ofLists = [...ofDrafts, 'bulkPublish', 'bulkUnpublish'];
  changePlugin(strapi, 'controllers', 'plugin::content-manager.collection-types', checked(ofLists));
  changePlugin(strapi, 'controllers', 'plugin::content-manager.single-types', checked(ofDrafts));
}
