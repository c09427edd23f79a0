import { openOutbox } from './outbox.ts';

/** A process to be killed: it has accepted one submission and half received another. */
const [directory = '', key = ''] = process.argv.slice(2);

async function* chunks(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

const outbox = await openOutbox({ directory, deliver: () => Promise.reject(new Error('down')), log: () => {} });
const accepted = outbox.begin();
const file = await accepted.write(chunks('accepted'));
await outbox.accept(accepted, {
  key,
  kind: 'application',
  tenant: 'tabor',
  fields: {},
  files: [{ ...file, name: 'a.pdf', type: 'application/pdf' }],
});
await outbox.begin().write(chunks('arriving'));
process.stdout.write('ready');
