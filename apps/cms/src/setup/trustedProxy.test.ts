import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Service, startService, temporaryDirectory } from '../testing/service.fixture.ts';

const directory = temporaryDirectory();
let service: Service;

beforeAll(async () => {
  vi.stubEnv('CMS_TRUST_PROXY', 'true');
  service = await startService(directory.path);
});

afterAll(async () => {
  await service.stop();
  vi.unstubAllEnvs();
  directory.remove();
});

it('rate-limits logins by the address from the proxy and ignores a forged one', async () => {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt++) {
    const response = await fetch(`${service.origin}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `1.2.3.${attempt}, 9.9.9.9` },
      body: JSON.stringify({ email: 'eva@haus.example', password: 'Falsch-12345678' }),
    });
    statuses.push(response.status);
  }
  expect(statuses).toContain(429);
});
