import { log } from '@group/routes/site/log';

/** Error codes of a full or failing disk, and of SQLite on it; misconfiguration has other codes. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'ERR_SQLITE_ERROR']);

const retryMs = 10_000;

/**
 * Opens the outbox, which starts delivery of its entries. If the disk fails, the site serves pages meanwhile, and this is
 * repeated until the outbox is open. Rejects with any other error.
 */
export async function openOutboxOrRetry(forms: { outbox(): Promise<unknown> }): Promise<void> {
  try {
    await forms.outbox();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && diskCodes.has(error.code))) throw error;
    log('error', 'the outbox cannot be opened: no form is accepted', { problem: error.message });
    const timer = setInterval(() => {
      forms.outbox().then(
        () => clearInterval(timer),
        () => undefined,
      );
    }, retryMs);
    timer.unref();
  }
}
