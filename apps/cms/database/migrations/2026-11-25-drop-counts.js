/** Counts of pages, redirects and failed logins, which are no content types any more. */
module.exports = {
  async up(knex) {
    for (const table of ['page_views', 'redirect_hits', 'login_failures']) await knex.schema.dropTableIfExists(table);
  },
};
