import { randomUUID } from 'node:crypto';
import { currentRequest, runInContext } from '@group/content-client/request/requestContext';
import { observed } from './observed.ts';

/** Records a render, in the context of its request or, for a background refresh of the page cache, under a new id. */
export function observeRender(render: () => Promise<Response>): Promise<Response> {
  const parent = currentRequest();
  const context = { id: parent?.id ?? randomUUID() };
  const start = performance.now();
  return runInContext(context, async () => {
    observed.renderBegun.publish({ context, parent });
    let status = 0;
    try {
      const response = await render();
      status = response.status;
      return response;
    } finally {
      observed.renderEnded.publish({ context, status, milliseconds: performance.now() - start });
    }
  });
}
