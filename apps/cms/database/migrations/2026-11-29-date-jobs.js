/** Lists of jobs are sorted by `publish_from`: published jobs without it get the date that they showed. */
module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable('jobs'))) return;
    const undated = await knex('jobs')
      .whereNull('publish_from')
      .groupBy('document_id')
      .select('document_id')
      .max({ published: 'published_at' })
      .min({ created: 'created_at' });
    for (const { document_id: id, published, created } of undated) {
      if (published === null) continue;
      await knex('jobs').where({ document_id: id }).whereNull('publish_from').update({ publish_from: created });
    }
  },
};
