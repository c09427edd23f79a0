import type { Seeding } from './seeding.ts';

/** Redirects from former paths, in one locale only: paths are not localised. */
export async function seedRedirects({ example, company, once }: Seeding): Promise<void> {
  for (const [from, to] of Object.entries(example.redirects)) {
    await once(`redirect${from}`, 'redirect', async () => [['de-CH', { from, to, company, permanent: true }]], {
      drafts: false,
    });
  }
}
