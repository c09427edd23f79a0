import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from './contentUnavailable.ts';
import { createQuestionQueue } from './questionQueue.ts';

function held(options: Parameters<typeof createQuestionQueue>[0]) {
  const inTurn = createQuestionQueue(options);
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ask = (tenant: string, name: string) =>
    inTurn(tenant, async () => {
      asked.push(name);
      await released;
      return name;
    });
  return { ask, asked, release };
}

describe('the queue of questions', () => {
  it('asks a bounded number at once, and all in the end', async () => {
    const { ask, asked, release } = held({ concurrency: 2 });
    const names = ['1', '2', '3', '4', '5'];
    const answers = names.map((name) => ask('tabor', name));
    await turn();
    expect(asked).toEqual(['1', '2']);
    release();
    expect(await Promise.all(answers)).toEqual(names);
  });

  it('lets a tenant with few questions pass one with many', async () => {
    const { ask, asked, release } = held({ concurrency: 1 });
    const many = Array.from({ length: 50 }, (_, number) => ask('tabor', `tabor ${number}`));
    const few = [ask('geeren', 'geeren 0'), ask('geeren', 'geeren 1')];
    release();
    await Promise.all([...many, ...few]);
    expect(asked.indexOf('geeren 0')).toBeLessThanOrEqual(2);
    expect(asked.indexOf('geeren 1')).toBeLessThanOrEqual(4);
  });

  it('refuses what is too much of one tenant, and forgets failures', async () => {
    const { ask, release } = held({ concurrency: 1, maxPerTenant: 2 });
    const two = [ask('tabor', '1'), ask('tabor', '2')];
    await expect(ask('tabor', '3')).rejects.toThrow(ContentUnavailable);
    const other = ask('geeren', '1');
    release();
    await Promise.all([...two, other]);
    const inTurn = createQuestionQueue({ maxPerTenant: 1 });
    await expect(inTurn('tabor', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await inTurn('tabor', () => Promise.resolve('up'))).toBe('up');
  });
});
