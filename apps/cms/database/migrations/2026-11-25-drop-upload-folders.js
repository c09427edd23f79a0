/** Organisations of upload folders, and whether a file was put into one: a file has its organisation itself. */
module.exports = {
  async up(knex) {
    for (const [table, column] of [
      ['upload_folders', 'tenant'],
      ['files', 'filed'],
    ]) {
      if (await knex.schema.hasColumn(table, column)) await knex.schema.alterTable(table, (t) => t.dropColumn(column));
    }
  },
};
