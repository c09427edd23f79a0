import type { Crash } from './crash.ts';
import type { FaultRunOutcome } from './faultRun.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(0)} s`;

/** Number of failures by kind. */
export function failuresOf(outcome: FaultRunOutcome) {
  const { options, events, visits } = outcome;
  return {
    unconfirmed: options.applications - events.of('confirmed'),
    lost: outcome.lost.length,
    'logged as delivered but not stored': outcome.unstored.length,
    duplicates: outcome.duplicates.length,
    damaged: outcome.damaged.length,
    'wrong private pages': outcome.pages.length,
    'dates promised to more or fewer visitors than one': visits.asked > 0 ? Math.abs(visits.confirmed - 1) : 0,
    'visitors who were told nothing': visits.asked - visits.confirmed - visits.full,
    'applications kept beyond their time': outcome.kept,
    'readable remains after erasure': outcome.remains.length,
    'logs with personal data': outcome.traces.length,
    'erased unreadable entries': outcome.violations.length,
    crashes: outcome.crashes.length,
  };
}

/** The outcome of a run as a Markdown table. */
export function tableOf(outcome: FaultRunOutcome): string {
  const { options, kills, restarts, faults, events, visits, durationMs } = outcome;
  const rows: Record<string, string | number> = {
    seed: options.seed,
    applications: options.applications,
    'concurrent applicants': options.concurrency,
    'kills of the site': kills.site,
    'kills of the content service': kills.contentService,
    'restarts of the site': restarts.site,
    'restarts of the content service': restarts.contentService,
    'site processes sharing an outbox': options.losesDisks ? 0 : 2,
    'site processes losing their disk at each end': options.losesDisks ? 1 : 0,
    'lives of the site with a wrong clock': outcome.livesBehind,
    'applications to three houses': outcome.toSeveral,
    'applications with 10 MB': outcome.largeFiles,
    ...Object.fromEntries(Object.entries(outcome.injected).map(([title, times]) => [title, times ?? 'unsupported'])),
    'outages with refused connections': faults.of('refused'),
    'delayed requests': faults.of('slow'),
    'requests with status 500': faults.of('failed'),
    'lost responses': faults.of('response lost'),
    'false answers': faults.of('false answer'),
    'uploads without a response': events.of('no response'),
    'cancelled uploads': events.of('cancelled'),
    'rejected uploads': events.of('rejected'),
    'expired tokens': events.of('token expired'),
    confirmed: events.of('confirmed'),
    delivered: outcome.delivered,
    'visitors who asked for one date': visits.asked,
    'visitors told that it is confirmed': visits.confirmed,
    'visitors told that there is no room': visits.full,
    ...failuresOf(outcome),
    'until all were confirmed': seconds(durationMs.confirmed),
    'until all were delivered': seconds(durationMs.drained),
  };
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  const lines = Object.entries(rows).map(([name, value]) => `| ${name.padEnd(width)} | ${String(value).padStart(7)} |`);
  return [`| ${'Fault run'.padEnd(width)} |         |`, `| ${'-'.repeat(width)} | ------: |`, ...lines].join('\n');
}

const reportOf = ({ life, phase, exit, afterMs, lastOutput }: Crash): string =>
  `Crash of ${life} while ${phase}, ${seconds(afterMs)} after its start, with ${exit}. Its last output:\n${lastOutput}`;

/** What is known about the failures of a run: its crashes, and at most ten of each other kind. */
export function failureReports({ crashes, ...outcome }: FaultRunOutcome): string {
  const { lost, unstored, duplicates, damaged, remains, traces, pages } = outcome;
  const kinds = Object.entries({ lost, unstored, duplicates, damaged, remains, traces, pages });
  const items = kinds.flatMap(([kind, all]) => all.slice(0, 10).map((item) => `${kind}: ${item}`));
  return [...crashes.map(reportOf), ...items].join('\n');
}
