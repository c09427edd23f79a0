import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { ServiceCall } from '@group/content-client/gateway/callService';
import { currentRequest, type RequestContext } from '@group/content-client/request/requestContext';
import type { Begun, RenderEnd, RequestEnd } from './observed.ts';

function finish(span: Span, status: number, endTime?: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

/** Traces a request as a span, with its render and the calls to the content service as child spans. */
export function createTraces(tracer: Tracer) {
  /** Weak, as a call to the content service can outlast its parent span. */
  const spans = new WeakMap<RequestContext, Span>();

  function childOf(parent: RequestContext | undefined) {
    const span = parent && spans.get(parent);
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  }

  return {
    requestBegun({ context }: Begun): void {
      spans.set(context, tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT));
    },
    requestEnded({ context, tenant, route, method, status, cache }: RequestEnd): void {
      const span = context && spans.get(context);
      if (!span) return;
      span.updateName(`${method} ${route}`);
      const attributes = { tenant, cache, 'http.route': route, 'http.request.method': method };
      span.setAttributes({ ...attributes, 'request.id': context.id });
      finish(span, status);
    },
    renderBegun({ context, parent }: Begun): void {
      const attributes = { 'request.id': context.id };
      spans.set(context, tracer.startSpan('render', { attributes }, childOf(parent)));
    },
    renderEnded({ context, status }: RenderEnd): void {
      const span = spans.get(context);
      if (span) finish(span, status);
    },
    call({ kind, status, startedAt, milliseconds }: ServiceCall): void {
      const options = { kind: SpanKind.CLIENT, startTime: startedAt, attributes: { kind } };
      finish(tracer.startSpan('content service', options, childOf(currentRequest())), status, startedAt + milliseconds);
    },
  };
}
