import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile as writeToDisk } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deliver } from './delivery.ts';
import { application, down, filesIn, send, writeFile } from './outbox.fixture.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const kilobyte = 1024;
const disk = mkdtempSync(join(tmpdir(), 'outbox-full-'));

/** Mounts a disk of 2 MB, which requires root on Linux. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const mounted = mountSmallDisk();

afterAll(() => {
  if (mounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const sendBytes = (outbox: Outbox, length: number, key?: string): Promise<string> =>
  send(outbox, application({ fields: { note: 'n'.repeat(8_000) }, ...(key && { key }) }), ['c'.repeat(length)]);

const drafts = () => filesIn(join(disk, 'outbox'));

/** Fills the disk completely. */
async function fill(): Promise<void> {
  await writeToDisk(join(disk, 'filling'), new Uint8Array(2048 * kilobyte)).catch(() => {});
}

describe.skipIf(!mounted)('openOutbox on a full disk (requires permission to mount one)', () => {
  beforeEach(async () => {
    for (const name of await readdir(disk)) await rm(join(disk, name), { recursive: true });
  });

  it('rejects submissions, keeps accepted ones, and resumes once there is space again', async () => {
    let isServiceUp = false;
    const deliver = vi.fn<Deliver>(() => (isServiceUp ? Promise.resolve() : Promise.reject(new Error('down'))));
    // No retries during the test: recording one would use up the reserved space.
    const open = () => openOutbox({ directory: join(disk, 'outbox'), deliver, log: () => {}, firstRetryMs: 600_000 });
    let outbox = await open();
    await sendBytes(outbox, 20 * kilobyte);
    expect(outbox.state().closed).toBe(false);
    await expect.poll(() => deliver.mock.settledResults.length).toBe(1);

    await expect(sendBytes(outbox, 3000 * kilobyte)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await drafts(), 'the partial file is gone').toHaveLength(1);

    // Space for the file, but not for the entry.
    const draft = outbox.begin();
    const files = [await writeFile(draft, 'c'.repeat(4 * kilobyte))];
    await fill();
    const large = application({ fields: { note: 'n'.repeat(80_000) }, files });
    await expect(outbox.accept(draft, large)).rejects.toMatchObject({ code: 'ENOSPC' });
    await draft.discard();
    expect(outbox.referenceOf(large.key)).toBeUndefined();
    expect(outbox.state()).toMatchObject({ waiting: 1, closed: true });
    expect(await drafts()).toHaveLength(1);

    await rm(join(disk, 'filling'));
    await sendBytes(outbox, 4 * kilobyte, large.key);
    await expect.poll(() => deliver.mock.settledResults.length).toBe(2);
    expect(outbox.state().waiting).toBe(2);
    await outbox.close();
    await fill();
    isServiceUp = true;
    outbox = await open();
    await expect.poll(() => outbox.state().waiting).toBe(0);
    await expect.poll(() => drafts()).toEqual([]);
    await outbox.close();
  });

  it('keeps the space that it needs itself when submissions fill the disk', async () => {
    execFileSync('mount', ['-o', 'remount,size=32m', disk]);
    const options = { directory: join(disk, 'outbox'), log: () => {}, firstRetryMs: 600_000 };
    let outbox = await openOutbox({ ...options, deliver: down });
    const sendUntilFull = async (): Promise<void> => {
      for (;;) await sendBytes(outbox, 200 * kilobyte);
    };
    await expect(sendUntilFull()).rejects.toMatchObject({ code: 'ENOSPC' });
    // Used up, by a restart for example.
    await rm(join(disk, 'outbox/outbox.db.reserve'), { force: true });
    await expect(sendUntilFull()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(outbox.state().waiting).toBeGreaterThan(100);
    await outbox.close();

    outbox = await openOutbox({ ...options, deliver: () => Promise.resolve() });
    await expect.poll(() => outbox.state().waiting).toBe(0);
    await outbox.close();
  });
});
