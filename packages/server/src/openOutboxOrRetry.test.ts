import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutboxOrRetry } from './openOutboxOrRetry.ts';

const withCode = (code: string) => Object.assign(new Error('fails'), { code });

describe('openOutboxOrRetry', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  it('opens the outbox as soon as a full disk has space again, and then no more', async () => {
    const outbox = vi.fn<() => Promise<unknown>>(() => Promise.reject(withCode('ENOSPC')));
    await openOutboxOrRetry({ outbox });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(outbox).toHaveBeenCalledTimes(3);
    outbox.mockResolvedValue({});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox).toHaveBeenCalledTimes(4);
  });

  it('rejects with errors that are not of the disk', async () => {
    await expect(openOutboxOrRetry({ outbox: () => Promise.reject(withCode('EACCES')) })).rejects.toThrow('fails');
  });
});
