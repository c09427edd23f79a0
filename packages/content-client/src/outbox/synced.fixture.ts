import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openOutbox } from './outbox.ts';

/** A process that accepts one submission on command and prints the outcome. */
const [directory = '', key = ''] = process.argv.slice(2);

async function* chunks(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

const outbox = await openOutbox({ directory, deliver: () => new Promise(() => {}), log: () => {} });
writeSync(1, `${process.pid}\n`);
await once(process.stdin, 'data');
const draft = outbox.begin();
try {
  const files = [{ ...(await draft.write(chunks('whole'))), name: 'a.pdf', type: 'application/pdf' }];
  await outbox.accept(draft, { key, kind: 'application', tenant: 'tabor', fields: {}, files });
  writeSync(1, 'sent\n');
} catch {
  await draft.discard();
  writeSync(1, 'not sent\n');
}
