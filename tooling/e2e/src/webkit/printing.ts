import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { BrowserWindow } from './browserWindow.ts';

/** Lets `page.pdf` print by the window, always on A4: the inspector cannot print. */
export function printByWindow(page: Page, window: BrowserWindow): void {
  page.pdf = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'specs-print-'));
    try {
      const path = join(folder, 'page.pdf');
      await window.send('print', { path });
      return await readFile(path);
    } finally {
      await rm(folder, { recursive: true });
    }
  };
}
