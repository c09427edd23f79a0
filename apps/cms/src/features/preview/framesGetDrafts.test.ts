import { describe } from 'vitest';
import { testFramesGetDrafts } from '../../testing/framesGetDrafts.fixture.ts';

describe('frames of a database from before they had drafts, on SQLite', () => {
  testFramesGetDrafts(false);
});
