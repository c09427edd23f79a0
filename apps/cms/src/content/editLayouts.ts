import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { View } from './strapiSchema.ts';
import { isRow } from '../strapi/row.ts';
import { serviceOf } from '../strapi/services.ts';

interface Model {
  uid: string;
  pluginOptions?: { content?: View };
}

/** Applies the described layout to the forms. One that an editor rearranged stays so until its description changes. */
export async function prepareEditLayouts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'content' });
  const stored: unknown = await store.get({ key: 'views' });
  const hashes: Record<string, unknown> = isRow(stored) ? { ...stored } : {};

  const prepare = async (service: 'content-types' | 'components', model: Model): Promise<void> => {
    const view = model.pluginOptions?.content;
    if (!view) return;
    const { settings, metadatas, layouts } = view;
    const hash = createHash('sha256').update(JSON.stringify(view)).digest('base64url');
    if (hashes[model.uid] === hash) return;
    const target = serviceOf(strapi, `plugin::content-manager.${service}`);
    const current: View = await target.findConfiguration(model);
    await target.updateConfiguration(model, {
      settings: { ...current.settings, ...settings },
      metadatas: { ...current.metadatas, ...metadatas },
      layouts: { ...current.layouts, ...layouts },
    });
    hashes[model.uid] = hash;
  };

  for (const model of Object.values(strapi.contentTypes)) await prepare('content-types', model);
  for (const model of Object.values(strapi.components)) await prepare('components', model);
  await store.set({ key: 'views', value: hashes });
}
