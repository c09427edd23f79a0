/** Characters of an alternative text; as many as Strapi's media library takes. */
export const maxAlternativeText = 500;
