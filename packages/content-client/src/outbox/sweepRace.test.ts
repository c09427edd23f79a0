import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { expect, it, vi } from 'vitest';

/** Runs right after an outbox has listed the folders. */
let afterListing: (() => Promise<void>) | undefined;

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  async function readdirThen(...options: Parameters<typeof actual.readdir>) {
    const names = await actual.readdir(...options);
    const callback = afterListing;
    afterListing = undefined;
    await callback?.();
    return names;
  }
  return { ...actual, readdir: readdirThen as typeof actual.readdir };
});

// Other files of this worker may have loaded it without the mock.
vi.resetModules();
const { openOutbox } = await import('./outbox.ts');

async function* chunks(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

it('keeps submissions that another process accepts during the garbage collection before it exits', async () => {
  const directory = await temporaryFolder();
  const options = { directory, deliver: () => Promise.reject(new Error('down')), log: () => {} };
  const other = await openOutbox(options);
  const draft = other.begin();
  const files = [{ ...(await draft.write(chunks('accepted'))), name: 'a.pdf', type: 'application/pdf' }];
  await other.begin().write(chunks('arriving'));
  afterListing = async () => {
    await other.accept(draft, { key: randomUUID(), kind: 'application', tenant: 'tabor', fields: {}, files });
    await other.close();
  };
  const outbox = await openOutbox(options);
  expect(outbox.state().waiting).toBe(1);
  const entries = await readdir(join(directory, 'files'), { recursive: true, withFileTypes: true });
  const left = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'));
  expect(left.map(({ parentPath, name }) => join(parentPath, name))).toEqual(files.map(({ path }) => path));
  await outbox.close();
});
