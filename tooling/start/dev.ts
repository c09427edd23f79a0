import { startEverything } from './src/startEverything.ts';

await startEverything('development');
