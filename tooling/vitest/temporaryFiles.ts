import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Keeps the temporary files of a run in one folder, which is removed after it, also if the processes of tests are killed. */
// oxlint-disable-next-line import/no-default-export -- Vitest requires it.
export default function keepTogether(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // PostgreSQL's own user has a folder of its own inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
