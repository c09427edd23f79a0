import { DatabaseSync } from 'node:sqlite';

/** The existing German jobs with their drafts, and the number of copies of each. */
const prepare = (missing: number): string => `
  CREATE TEMP TABLE originals AS SELECT DISTINCT document_id FROM jobs WHERE locale = 'de-CH';
  CREATE TEMP TABLE copies AS
    WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${missing})
    SELECT number, document_id FROM numbers CROSS JOIN originals ORDER BY number LIMIT ${missing};
  CREATE TEMP TABLE made AS
    SELECT jobs.id, copies.number FROM copies JOIN jobs USING (document_id) WHERE jobs.locale = 'de-CH';`;

/** Each copy has its own id, and was published an hour before the previous one. */
const changedColumns: Readonly<Record<string, string>> = {
  id: 'jobs.id + made.number * :step',
  document_id: `substr(jobs.document_id, 1, 18) || printf('%06d', made.number)`,
  slug: `jobs.slug || '-' || made.number`,
  publish_from: 'jobs.publish_from - made.number * 3600000',
};

const copyLinks = `
  INSERT INTO jobs_company_lnk (job_id, company_id)
  SELECT job_id + made.number * :step, company_id FROM made JOIN jobs_company_lnk ON job_id = made.id`;

/** All copies of a job share its contact person. */
const copyContacts = `
  INSERT INTO jobs_cmps (entity_id, cmp_id, component_type, field, "order")
  SELECT entity_id + made.number * :step, cmp_id, component_type, field, "order"
  FROM made JOIN jobs_cmps ON entity_id = made.id`;

function numberIn(database: DatabaseSync, question: string): number {
  return Number(Object.values(database.prepare(question).get() ?? {})[0]);
}

/**
 * Copies the German example jobs of all organisations up to the given number.
 * @param file the content service's SQLite database; the service does not run
 */
export function multiplyJobs(file: string, wanted: number): void {
  using database = new DatabaseSync(file);
  const there = numberIn(database, `SELECT count(DISTINCT document_id) FROM jobs`);
  if (wanted <= there) return;
  const step = numberIn(database, 'SELECT max(id) FROM jobs');
  const columns = database
    .prepare('PRAGMA table_info(jobs)')
    .all()
    .map(({ name }) => String(name));
  const values = columns.map((name) => changedColumns[name] ?? `jobs.${name}`);
  database.exec(`BEGIN; ${prepare(wanted - there)}`);
  database
    .prepare(`INSERT INTO jobs (${columns.join()}) SELECT ${values.join()} FROM made JOIN jobs ON jobs.id = made.id`)
    .run({ step });
  for (const copy of [copyLinks, copyContacts]) database.prepare(copy).run({ step });
  database.exec('COMMIT');
}
