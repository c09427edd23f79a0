import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@group/vitest-preset/temporaryFolder';
import { expect, it } from 'vitest';
import { tracesIn } from './traces.ts';

it('finds a word in any file below a folder, ignoring case', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'site-3'));
  await writeFile(join(folder, 'clean.log'), 'delivered to tabor');
  await writeFile(
    join(folder, 'site-3/group-site.log'),
    Buffer.from('\0\xff ZQMUSTER000017@bewerbung.example', 'latin1'),
  );
  expect(await tracesIn(folder, ['Zqmuster', '790000000'])).toEqual([join(folder, 'site-3/group-site.log')]);
});
