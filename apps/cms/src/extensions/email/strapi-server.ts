import { type Plugin, withholdOtherRoutes } from '../../strapi/routePolicies.ts';

/**
 * Closes Strapi's endpoints for mails, by which every user of the admin could send any text to anybody. The service sends its
 * mails itself, see mail/transport.ts, and Strapi none: its default would deliver them from this machine.
 */
export default function withoutEndpoints(plugin: Plugin): Plugin {
  withholdOtherRoutes(plugin, []);
  delete plugin.routes['content-api'];
  return plugin;
}
