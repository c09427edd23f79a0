import { setTimeout as sleep } from 'node:timers/promises';
import { firstEditor } from '@group/e2e/editor';
import { ask } from '../ask.ts';
import { atMost, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { milliseconds } from '../written.ts';

const [tenant, other, list] = ['tabor', 'geeren', '/media'];

/** Milliseconds. */
const goal = 2_000;
const longest = 90_000;

const articles = 5;

async function untilShown({ site }: Stack, words: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    if ((await ask(site, tenant, list)).body.includes(words)) return performance.now() - startedAt;
    if (performance.now() - startedAt > longest) return Number.POSITIVE_INFINITY;
    await sleep(10);
  }
}

/** The webhook's change list must not contain other tenants. */
export async function publishing(stack: Stack): Promise<Found> {
  const editor = await firstEditor(stack.contentService.url);
  const company = { connect: [{ id: 0, documentId: await editor.documentId('company', 'key', tenant) }] };
  await ask(stack.site, tenant, list);
  const times: number[] = [];
  const others: number[] = [];
  for (let number = 1; number <= articles; number += 1) {
    const title = `Der Apfelbaum trägt ${number} Äpfel`;
    await ask(stack.site, other, list);
    // Later than those of `steady`, so that the first page of the list shows it.
    const article = { title, slug: `apfelbaum-${number}`, company, teaser: 'Zwei Sätze darüber.', date: '2099-01-01' };
    await editor.publishNew('article', article);
    others.push((await ask(stack.site, other, list)).took);
    times.push(await untilShown(stack, title));
  }
  return {
    figures: [
      atMost(`publish → visible, the longest of ${articles}`, Math.max(...times), goal, milliseconds),
      { what: 'another tenant’s page meanwhile, the longest', measured: milliseconds(Math.max(...others)) },
    ],
  };
}
