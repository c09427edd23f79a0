import { freePort } from '@group/start/ports';
import runLighthouse, { type Flags, type Result } from 'lighthouse';
import { hostOf } from '../ask.ts';
import { atLeast, atMost, type Figure, type Found } from '../figure.ts';
import type { Stack } from '../stack.ts';
import { tableOf } from '../table.ts';
import { milliseconds, ratio } from '../written.ts';
import { withBrowser } from './browser.ts';
import { measuredTenants, type Screen, screensOf } from './screens.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const goals = { performance: 0.98, others: 1, lcp: 1_200, cls: 0, tbt: 20 };

interface Judged extends Screen {
  scores: Record<Category, number>;
  /** Milliseconds; the layout shift score has no unit. */
  lcp: number;
  cls: number;
  tbt: number;
  /** Failed audits with a weight. */
  lost: string;
}

/** On a busy machine, Lighthouse occasionally misses the start of a page load. */
const attempts = 3;

/** Runs Lighthouse once, or again if it misses the page. Throws if it cannot read the page. */
export async function reportOf(url: string, flags: Flags): Promise<Result> {
  let problem = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const report = (await runLighthouse(url, flags))?.lhr;
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message ?? '';
  }
  throw new Error(`Lighthouse could not read ${url}: ${problem}`);
}

/** Runs Lighthouse with its mobile defaults, including simulated throttling. */
async function judge(screen: Screen, url: string, port: number): Promise<Judged> {
  const flags: Flags = { port, onlyCategories: [...categories], disableFullPageScreenshot: true, logLevel: 'silent' };
  const report = await reportOf(url, flags);
  const score = (category: Category): number => report.categories[category]?.score ?? 0;
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;
  const counted = categories.filter((category) => category !== 'performance' && (category !== 'seo' || screen.indexed));
  const refs = counted.flatMap((category) => report.categories[category]?.auditRefs ?? []);
  const lost = refs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
  return {
    ...screen,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    lost: lost.map(({ id }) => id).join(' '),
  };
}

const where = ({ tenant, path }: Screen): string => `the worst (${tenant} ${path})`;

function figuresOf(judged: readonly Judged[]): Figure[] {
  const least = (category: Category, goal: number): Figure[] => {
    const counted = judged.filter(({ indexed }) => category !== 'seo' || indexed);
    const [worst] = counted.toSorted((one, other) => one.scores[category] - other.scores[category]);
    return worst ? [atLeast(`Lighthouse ${category}, ${where(worst)}`, worst.scores[category], goal, ratio)] : [];
  };
  const most = (what: 'lcp' | 'cls' | 'tbt', goal: number, write: (value: number) => string): Figure[] => {
    const [worst] = judged.toSorted((one, other) => other[what] - one[what]);
    return worst ? [atMost(`Lighthouse ${what.toUpperCase()}, ${where(worst)}`, worst[what], goal, write)] : [];
  };
  return [
    ...categories.flatMap((each) => least(each, each === 'performance' ? goals.performance : goals.others)),
    ...most('lcp', goals.lcp, milliseconds),
    ...most('cls', goals.cls, ratio),
    ...most('tbt', goals.tbt, milliseconds),
  ];
}

/** Runs Lighthouse on every screen. The SEO score counts for indexable screens only. */
export async function lighthouse({ site }: Stack): Promise<Found> {
  const judged: Judged[] = [];
  const port = await freePort();
  await withBrowser(async () => {
    for (const tenant of measuredTenants) {
      for (const screen of await screensOf(site, tenant)) {
        judged.push(await judge(screen, `http://${hostOf(tenant, site)}${screen.path}`, port));
      }
    }
  }, [`--remote-debugging-port=${port}`]);
  const rows = judged.map(({ tenant, path, indexed, scores, lcp, cls, tbt, lost }) => [
    tenant,
    path,
    ...categories.map((category) => (category === 'seo' && !indexed ? 'not indexed' : ratio(scores[category]))),
    milliseconds(lcp),
    ratio(cls),
    milliseconds(tbt),
    lost,
  ]);
  const heads = ['tenant', 'screen', ...categories, 'LCP', 'CLS', 'TBT', 'not passed'];
  return { figures: figuresOf(judged), details: tableOf(heads, rows) };
}
