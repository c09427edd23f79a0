import { minPasswordChars } from '@group/content-client/contract/staffPassword';

interface Plugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/**
 * Employees are users of Strapi's "Users & Permissions", extended with their organisations and with whether they may state
 * what is free there; their passwords are longer.
 */
export default function withCompanies(plugin: Plugin): Plugin {
  plugin.contentTypes.user.schema.attributes.companies = {
    type: 'relation',
    // Many-to-many, unidirectional.
    relation: 'oneToMany',
    target: 'plugin::content.company',
  };
  plugin.contentTypes.user.schema.attributes.statesPlaces = { type: 'boolean', default: false };
  Object.assign(Object(plugin.contentTypes.user.schema.attributes.password), { minLength: minPasswordChars });
  return plugin;
}
