import { startService } from './service.fixture.ts';

const [directory = ''] = process.argv.slice(2);
const service = await startService(directory);
await service.stop();
process.exit();
