/** Full dates of visit slots, which are counted when a website reads them. */
module.exports = {
  async up(knex) {
    if (await knex.schema.hasColumn('visit_slots', 'full'))
      await knex.raw('alter table ?? drop column ??', ['visit_slots', 'full']);
  },
};
