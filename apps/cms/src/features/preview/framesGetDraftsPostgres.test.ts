import { postgresPrograms } from '@group/postgres/postgres';
import { describe } from 'vitest';
import { testFramesGetDrafts } from '../../testing/framesGetDrafts.fixture.ts';

describe.skipIf(!postgresPrograms)(
  'frames of a database from before they had drafts, on PostgreSQL (skipped if it is not installed)',
  () => {
    testFramesGetDrafts(true);
  },
);
