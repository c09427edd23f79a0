import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openOutbox } from './outbox.ts';

/** A process that takes one submission when it is told to, and says at once what has become of it. */
const [directory = '', key = ''] = process.argv.slice(2);

async function* pieces(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

const outbox = await openOutbox({ directory, deliver: () => new Promise(() => {}), log: () => {} });
writeSync(1, `${process.pid}\n`);
await once(process.stdin, 'data');
const draft = outbox.begin();
try {
  const files = [{ ...(await draft.write(pieces('whole'))), name: 'a.pdf', type: 'application/pdf' }];
  await outbox.accept(draft, { key, kind: 'application', tenant: 'tabor', fields: {}, files });
  writeSync(1, 'sent\n');
} catch {
  await draft.discard();
  writeSync(1, 'not sent\n');
}
