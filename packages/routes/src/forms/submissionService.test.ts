import { expect, it } from 'vitest';
import { submissionServiceFixture } from './submissionService.fixture.ts';

it('closes while its outbox fails to open', async () => {
  const service = submissionServiceFixture({ dataDirectory: '/dev/null' });
  const opening = service.outbox();
  const failure = opening.catch((error: unknown) => String(error));
  await service.close();
  expect(await failure).toContain('ENOTDIR');
});
