import { markPrefix, type Sample, sampleTenants } from './sample.ts';
import { openPage, type Site } from './sending.ts';

/** What was confirmed to a sender: the reference, and the path of the private page. */
export interface Sent {
  reference: string;
  link: string;
}

/** A sender, and what the private page must say. */
export interface Expected extends Sent {
  sender: Pick<Sample, 'mark' | 'tenant'>;
  texts: readonly string[];
}

/** Pages that are read at the same time. */
const concurrency = 8;

/** What may be a reference of the sites, such as `7X5E-WS49`. */
const referencePattern = /\b[\dA-Z]{4}-[\dA-Z]{4}\b/g;

/** What a page shows of anybody but its sender, and anything personal: a mail may reach another person. */
const foreignIn = (body: string, others: ReadonlySet<string>, own: string): string[] => [
  ...(body.match(referencePattern) ?? []).filter((found) => found !== own && others.has(found)),
  ...(body.toLowerCase().includes(markPrefix.toLowerCase()) ? ['personal data'] : []),
];

/** Reads the page of a sender at the own house, and at another one, where it must be as unknown as any link. */
async function problemsOf(
  site: Site,
  { sender, link, texts, reference }: Expected,
  references: ReadonlySet<string>,
): Promise<string[]> {
  const own = await openPage(site, sender, link);
  const other = sampleTenants.find((tenant) => tenant !== sender.tenant) ?? sender.tenant;
  const atOther = await openPage(site, { ...sender, tenant: other }, link);
  const missing = texts.filter((text) => !own.body.includes(text));
  const problems = [
    ...(own.status === 200 ? missing.map((text) => `lacks ${text}`) : [`status ${own.status}`]),
    ...foreignIn(own.body, references, reference),
    ...(atOther.status === 404 ? [] : [`status ${atOther.status} at another house`]),
    ...(atOther.body.includes(reference) ? ['shown at another house'] : []),
  ];
  return problems.map((problem) => `${sender.mark}: ${problem}`);
}

/** Reads the private pages of all senders, and lists what is wrong with them. */
export async function checkPrivatePages(
  sites: readonly [Site, ...Site[]],
  all: readonly Expected[],
): Promise<string[]> {
  const references = new Set(all.map(({ reference }) => reference));
  const waiting = [...all.entries()];
  const problems: string[] = [];
  async function read(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [position, expected] = next;
      problems.push(...(await problemsOf(sites[position % sites.length] ?? sites[0], expected, references)));
    }
  }
  await Promise.all(Array.from({ length: concurrency }, read));
  return problems;
}
