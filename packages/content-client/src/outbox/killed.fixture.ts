import { application, down, send, writeFile } from './outbox.fixture.ts';
import { openOutbox } from './outbox.ts';

/** A process to be killed: it has accepted one submission and half received another. */
const [directory = ''] = process.argv.slice(2);

const outbox = await openOutbox({ directory, deliver: down, log: () => {} });
await send(outbox, application(), ['accepted']);
await writeFile(outbox.begin(), 'arriving');
process.stdout.write('ready');
