import type { Metrics } from '@group/metrics/programMetrics';
import { variables } from '../../environment/variables.ts';
import type { Feature } from '../../feature.ts';
import answerChecks from './answerChecks.ts';

let metrics: Metrics | undefined;

export const health: Feature = {
  middlewares: { health: answerChecks },
  async start(strapi) {
    // Otherwise its modules are not even loaded.
    if (!variables().OTEL_EXPORTER_OTLP_ENDPOINT) return;
    const { startContentServiceMetrics } = await import('./contentServiceMetrics.ts');
    metrics = startContentServiceMetrics(strapi);
  },
  async stop() {
    await metrics?.stop();
  },
};
