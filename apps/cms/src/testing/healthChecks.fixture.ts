import type { Service } from './service.fixture.ts';

export interface Checked {
  status: number;
  body: unknown;
}

export async function check({ origin }: Service, path: string): Promise<Checked> {
  const response = await fetch(origin + path);
  return { status: response.status, body: await response.json() };
}

export const ready = { status: 200, body: { ready: true } };
