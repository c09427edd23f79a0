/** Opening hours of a website's frame, which no page showed: houses have theirs. */
module.exports = {
  async up(knex, { metadata }) {
    for (const { tableName } of metadata.values()) {
      if (!tableName.startsWith('konfigurationen_')) continue;
      if (!(await knex.schema.hasColumn(tableName, 'opening_hours'))) continue;
      // Not `dropColumn`: on SQLite, Knex makes the table anew, and what refers to the former one is deleted with it.
      await knex.raw('alter table ?? drop column ??', [tableName, 'opening_hours']);
    }
  },
};
