import { entryPolicies, guardedRoutes } from '../../publishing/entryPolicies.ts';
import { addPolicies, type Plugin } from '../../strapi/routePolicies.ts';

export default function extendContentManager(plugin: Plugin): Plugin {
  addPolicies(plugin, entryPolicies, guardedRoutes);
  return plugin;
}
