import { runChecks } from './src/runChecks.ts';

await runChecks();
