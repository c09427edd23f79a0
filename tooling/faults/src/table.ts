import type { FaultRunOutcome } from './faultRun.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(0)} s`;

/** What must not have happened, and how often it did. */
export function failuresOf({ lost, twice, damaged, leftovers, traces, crashes, ...more }: FaultRunOutcome) {
  const { options, events, consequences } = more;
  return {
    'not told': options.applications - events.of('told sent'),
    lost: lost.length,
    twice: twice.length,
    damaged: damaged.length,
    'files left over': leftovers.length,
    'personal words in logs': traces.length,
    'unreadable entries that are gone': consequences.length,
    crashes,
  };
}

/** The outcome of a run, as a table in Markdown. */
export function tableOf(outcome: FaultRunOutcome): string {
  const { options, kills, restarts, livesBehind, largeFiles, played, faults, events, delivered, duration } = outcome;
  const rows: Record<string, string | number> = {
    seed: options.seed,
    applications: options.applications,
    'at the same time': options.atOnce,
    'kills of the site': kills.site,
    'kills of the content service': kills.contentService,
    'restarts of the site': restarts.site,
    'restarts of the content service': restarts.contentService,
    'processes of the site on one outbox': 2,
    'lives of the site with a wrong clock': livesBehind,
    'applications with 10 MB': largeFiles,
    ...Object.fromEntries(Object.entries(played).map(([title, times]) => [title, times ?? 'cannot'])),
    'times it refused connections': faults.of('refused'),
    'requests it answered late': faults.of('slow'),
    'requests it answered with 500': faults.of('failed'),
    'answers that were lost': faults.of('answer lost'),
    'sendings without an answer': events.of('no answer'),
    'sendings given up': events.of('given up'),
    'sendings not taken': events.of('not taken'),
    'asked to send again': events.of('asked to send again'),
    'told "sent"': events.of('told sent'),
    delivered,
    ...failuresOf(outcome),
    'until all were told': seconds(duration.told),
    'until all was delivered': seconds(duration.drained),
  };
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  const lines = Object.entries(rows).map(([name, value]) => `| ${name.padEnd(width)} | ${String(value).padStart(7)} |`);
  return [`| ${'Fault run'.padEnd(width)} |         |`, `| ${'-'.repeat(width)} | ------: |`, ...lines].join('\n');
}
