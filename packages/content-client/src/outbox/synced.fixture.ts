import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { application, send } from './outbox.fixture.ts';
import { openOutbox } from './outbox.ts';

/** A process that accepts one submission on command and prints the outcome. */
const [directory = ''] = process.argv.slice(2);

const outbox = await openOutbox({ directory, deliver: () => new Promise(() => {}), log: () => {} });
writeSync(1, `${process.pid}\n`);
await once(process.stdin, 'data');
const outcome = await send(outbox, application(), ['whole']).then(
  () => 'sent',
  () => 'not sent',
);
writeSync(1, `${outcome}\n`);
