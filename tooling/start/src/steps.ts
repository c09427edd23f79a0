import { styleText } from 'node:util';

const seconds = (since: number): string => styleText('dim', `${((performance.now() - since) / 1000).toFixed(1)} s`);

/** Prints a line at the start of a step, and one with its duration at its end. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  console.log(`… ${title}`);
  try {
    const result = await work();
    console.log(`${styleText('green', '✓')} ${title}  ${seconds(startedAt)}`);
    return result;
  } catch (error) {
    console.log(`${styleText('red', '✗')} ${title}  ${seconds(startedAt)}`);
    throw error;
  }
}
