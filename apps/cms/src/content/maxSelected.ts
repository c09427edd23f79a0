/** Entries with which one request of the admin does something: as many as Strapi's lists show on a page. */
export const maxSelected = 100;
