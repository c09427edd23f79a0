import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { expect, it, vi } from 'vitest';
import { application, down, filesIn, writeFile } from './outbox.fixture.ts';

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

it('keeps submissions that another process accepts during the garbage collection before it exits', async () => {
  const directory = await temporaryFolder();
  const options = { directory, deliver: down, log: () => {} };
  const other = await openOutbox(options);
  const draft = other.begin();
  const files = [await writeFile(draft, 'accepted')];
  await writeFile(other.begin(), 'arriving');
  afterListing = async () => {
    await other.accept(draft, application({ files }));
    await other.close();
  };
  const outbox = await openOutbox(options);
  expect(outbox.state().waiting).toBe(1);
  expect(await filesIn(directory)).toEqual(files.map(({ path }) => path));
  await outbox.close();
});
