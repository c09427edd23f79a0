import { openOutbox } from './outbox.ts';

/** A process that takes one submission and has another half arrived; it is there to be killed. */
const [directory = '', key = ''] = process.argv.slice(2);

async function* pieces(content: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(content);
}

const outbox = await openOutbox({ directory, deliver: () => Promise.reject(new Error('down')), log: () => {} });
const accepted = outbox.begin();
const file = await accepted.write(pieces('accepted'));
await outbox.accept(accepted, {
  key,
  kind: 'application',
  tenant: 'tabor',
  fields: {},
  files: [{ ...file, name: 'a.pdf', type: 'application/pdf' }],
});
await outbox.begin().write(pieces('arriving'));
process.stdout.write('ready');
