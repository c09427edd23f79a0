import { addGauge, type Metrics, startMetrics } from '@group/metrics/programMetrics';
import type { Core } from '@strapi/strapi';
import { variables } from '../../environment/variables.ts';
import { type Figures, readFigures } from './figures.ts';
import { healthOf } from './health.ts';

/** Exports the metrics of the content service. The processes that share a database export the same figures. */
export function startContentServiceMetrics(strapi: Core.Strapi): Metrics {
  const metrics = startMetrics({
    name: 'content-service',
    variables: variables(),
    port: strapi.config.get<number>('server.port'),
    health: healthOf(strapi),
    log: (level, message) => strapi.log[level](message),
  });
  const add = (name: string, unit: string, description: string, read: (figures: Figures) => number): void =>
    addGauge(metrics.meter, `content_service.${name}`, unit, description, async () => read(await readFigures(strapi)));
  add('mails.waiting', '{submission}', 'Submissions whose mails are not sent yet', ({ mails }) => mails.waiting);
  add('mails.late', '{submission}', 'Those that have waited for an hour', ({ mails }) => mails.late);
  add('applications.new', '{application}', 'Applications without a decision', ({ applications }) => applications.new);
  add('applications.due', '{application}', 'Those to answer today', ({ applications }) => applications.due);
  add('applications.overdue', '{application}', 'Those to answer earlier', ({ applications }) => applications.overdue);
  add('retention.overdue', '{submission}', 'Submissions that should be erased', (figures) => figures.overdueErasures);
  add('audit.entries', '{entry}', 'Entries of the audit log when it was verified', (figures) => figures.auditEntries);
  return metrics;
}
