import type { Core } from '@strapi/strapi';
import { entryPolicies, guardedRoutes } from '../../publishing/entryPolicies.ts';
import { saveNewLanguage } from '../../publishing/saveNewLanguage.ts';
import { addPolicies, type Plugin, routesOf, withLast } from '../../strapi/routePolicies.ts';

interface ContentManager extends Plugin {
  controllers: Record<'collection-types', Record<'autoClone' | 'clone', unknown>>;
}

/** Of all organisations. Strapi's first page asks for them, for a box that admin/app.ts withholds from all. */
const withoutTotals: Core.MiddlewareHandler = (ctx) => {
  ctx.body = { data: {} };
};

export default function extendContentManager(plugin: ContentManager): ContentManager {
  addPolicies(plugin, entryPolicies, guardedRoutes);
  for (const { config } of routesOf(plugin, 'collection-types.publish'))
    config.middlewares = withLast(config.middlewares, saveNewLanguage);
  for (const { config } of routesOf(plugin, 'homepage.getCountDocuments', 'homepage'))
    config.middlewares = withLast(config.middlewares, withoutTotals);
  const { 'collection-types': entries } = plugin.controllers;
  // Strapi's own rejects what has an address, as that would be there twice; here a copy gets another, see content/slugs.ts.
  entries.autoClone = entries.clone;
  return plugin;
}
