import { afterAll, beforeAll } from 'vitest';
import { type Service, startService, temporaryDirectory } from './service.fixture.ts';

interface RunningService extends Service {
  /** Known before the service runs. */
  dataDirectory: string;
  /** Stops it and starts it again, with the same data. */
  restart: () => Promise<void>;
}

/** The service that runs for all tests of a file, from its `beforeAll` on, with data of its own. */
export function runningService(state?: Parameters<typeof temporaryDirectory>[0]): RunningService {
  const directory = temporaryDirectory(state);
  const service = {
    dataDirectory: directory.path,
    async restart() {
      await service.stop();
      Object.assign(service, await startService(directory.path));
    },
  } as RunningService;
  beforeAll(async () => {
    Object.assign(service, await startService(directory.path));
  });
  afterAll(async () => {
    await service.stop();
    directory.remove();
  });
  return service;
}
