import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitPerTurn } from './limitPerTurn.ts';

it('begins a limited number of tasks in a turn of the event loop, in order', async () => {
  const begun: number[] = [];
  const run = limitPerTurn(2);
  const add = (task: number): void => run(() => void begun.push(task));
  [1, 2, 3, 4, 5].forEach(add);
  expect(begun).toEqual([1, 2]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4]);
  add(6);
  expect(begun).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

it('begins a task at once in each turn that has room', async () => {
  const run = limitPerTurn(1);
  let begun = 0;
  for (const expected of [1, 2, 3]) {
    run(() => void (begun += 1));
    expect(begun).toBe(expected);
    await nextTurn();
  }
});

it('calls a task in the context in which it was added', async () => {
  const context = new AsyncLocalStorage<string>();
  const run = limitPerTurn(1);
  const seen: (string | undefined)[] = [];
  for (const request of ['first', 'second']) context.run(request, () => run(() => void seen.push(context.getStore())));
  await nextTurn();
  expect(seen).toEqual(['first', 'second']);
});
