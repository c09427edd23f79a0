interface Plugin {
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
}

/** The staff are Strapi's own users; what is added is where they belong. */
export default function withCompanies(plugin: Plugin): Plugin {
  plugin.contentTypes.user.schema.attributes.companies = {
    type: 'relation',
    // Many to many, known to this side alone.
    relation: 'oneToMany',
    target: 'plugin::content.company',
  };
  return plugin;
}
