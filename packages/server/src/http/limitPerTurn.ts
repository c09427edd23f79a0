import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Returns a function that calls tasks in order, at most `limit` of them in one turn of the event loop: at once while the turn
 * has room, later otherwise. What needs no task, such as a cached page, is thus answered before tasks that arrived with it.
 * A task keeps its async context.
 */
export function limitPerTurn(limit: number): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  let begun = 0;

  function beginTurn(): void {
    begun = 0;
    for (const task of waiting.splice(0, limit)) run(task);
  }

  function run(task: () => void): void {
    if (begun === 0) setImmediate(beginTurn);
    if (begun < limit) {
      begun += 1;
      task();
    } else waiting.push(AsyncLocalStorage.bind(task));
  }

  return run;
}
