import { memoryDriver } from 'bentocache/drivers/memory';
import type { L2CacheDriver } from 'bentocache/types';
import { beforeEach, describe, expect, it } from 'vitest';
import { createL2 } from './l2.ts';

/** An in-memory tier that fails on demand. */
function tierOf(values: Map<string, string>, state: { fails: boolean }): L2CacheDriver {
  const attempt = async <T>(operation: () => T): Promise<T> => {
    if (state.fails) throw new Error('no room left');
    return operation();
  };
  const tier: L2CacheDriver = {
    type: 'l2',
    namespace: () => tier,
    get: (key) => attempt(() => values.get(key)),
    pull: (key) => attempt(() => values.get(key)),
    set: (key, value) => attempt(() => values.set(key, value).has(key)),
    clear: () => attempt(() => values.clear()),
    delete: (key) => attempt(() => values.delete(key)),
    deleteMany: (keys) => attempt(() => keys.every((key) => values.delete(key))),
    disconnect: () => attempt(() => {}),
  };
  return tier;
}

/** An entry that is fresh for ten seconds after its creation. */
function entry(value: string, ageSeconds: number): string {
  const createdAt = Date.now() - ageSeconds * 1_000;
  return JSON.stringify({ value, createdAt, logicalExpiration: createdAt + 10_000 });
}

describe('createL2', () => {
  const [shared, local] = [new Map<string, string>(), new Map<string, string>()];
  const states = { shared: { fails: false }, local: { fails: false } };
  const memory = memoryDriver({}).factory({});
  const tier = createL2({
    memory,
    shared: tierOf(shared, states.shared),
    local: tierOf(local, states.local),
  });
  const read = async (): Promise<unknown> => {
    const text = await tier.get('a');
    return text === undefined ? undefined : JSON.parse(text).value;
  };

  beforeEach(() => {
    for (const values of [memory, shared, local]) values.delete('a');
    states.shared.fails = false;
    states.local.fails = false;
  });

  it('prefers a fresh shared entry and copies it to the local tier', async () => {
    shared.set('a', entry('shared', 1));
    local.set('a', entry('local', 60));
    expect(await read()).toBe('shared');
    expect(local.get('a')).toContain('shared');
  });

  it.each([
    [100, 200, 'shared'],
    [200, 100, 'local'],
  ])('prefers the newer of a stale shared (%i s) and local (%i s) entry', async (sharedAge, localAge, newer) => {
    shared.set('a', entry('shared', sharedAge));
    local.set('a', entry('local', localAge));
    expect(await read()).toBe(newer);
  });

  it.each([
    [100, 'memory'],
    [200, 'shared'],
  ])('skips the disk for an entry in memory of %i s: prefers %s', async (age, newer) => {
    memory.set('a', entry('memory', age));
    shared.set('a', entry('shared', 150));
    local.set('a', entry('local', 50));
    expect(await read()).toBe(newer);
  });

  it('falls back to the other tier for missing and truncated entries', async () => {
    expect(await read()).toBeUndefined();
    local.set('a', entry('local', 100));
    expect(await read()).toBe('local');
    shared.set('a', '{"value":"sha');
    expect(await read()).toBe('local');
    local.set('a', '{"value":"ow');
    expect(await read()).toBeUndefined();
  });

  it.each(['shared', 'local'] as const)('works while the %s tier fails', async (which) => {
    states[which].fails = true;
    expect(await tier.set('a', entry('written', 1))).toBe(true);
    expect(await read()).toBe('written');
    expect(await tier.delete('a')).toBe(true);
    expect(await read()).toBeUndefined();
  });

  it('reports a failed write if both tiers fail', async () => {
    states.shared.fails = true;
    states.local.fails = true;
    expect(await tier.set('a', entry('written', 1))).toBe(false);
    expect(await read()).toBeUndefined();
  });
});
