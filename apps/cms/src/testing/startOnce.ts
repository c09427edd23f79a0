import { startService } from './service.fixture.ts';

const [directory = '', databaseUrl] = process.argv.slice(2);
const service = await startService(directory, databaseUrl);
await service.stop();
process.exit();
