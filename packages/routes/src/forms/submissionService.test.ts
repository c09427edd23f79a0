import { expect, it } from 'vitest';
import { submissionServiceFixture } from './submissionService.fixture.ts';

it('closes while its outbox fails to open', async () => {
  const service = submissionServiceFixture({ dataDirectory: '/dev/null' });
  const opening = expect(service.outbox()).rejects.toThrow('ENOTDIR');
  await service.close();
  await opening;
});
