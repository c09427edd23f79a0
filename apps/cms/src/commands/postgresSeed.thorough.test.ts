import { postgresPrograms, queryPostgres, startPostgres } from '@group/postgres/postgres';
import { expect, it } from 'vitest';
import { runSeed, temporaryDirectory } from '../testing/service.fixture.ts';

it.skipIf(!postgresPrograms)(
  'creates the example content on PostgreSQL, and gives its files to their house',
  async () => {
    const programs = postgresPrograms ?? '';
    const directory = temporaryDirectory();
    const database = await startPostgres(programs);
    try {
      expect(runSeed(directory.path, ['rivabella'], database.url)).toMatch(/^rivabella +\d+ entries/m);
      const count = (from: string) => Number(queryPostgres(programs, database.url, `SELECT count(*) FROM ${from}`));
      expect(count(`files WHERE tenant = 'rivabella'`)).toBeGreaterThan(5);
      expect(count('files WHERE tenant IS NULL')).toBe(0);
      expect(count(`pages WHERE path = '/wohnen' AND locale = 'it-CH' AND published_at IS NOT NULL`)).toBe(1);
      expect(count('konfigurationen_rivabella_cmps')).toBeGreaterThan(0);
    } finally {
      database.stop();
      directory.remove();
    }
  },
);
