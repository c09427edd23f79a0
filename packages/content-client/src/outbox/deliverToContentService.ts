import { openAsBlob } from 'node:fs';
import { FormDataEncoder } from 'form-data-encoder';
import { callService } from '../gateway/callService.ts';
import type { ContentServiceAccess } from '../gateway/contentService.ts';
import type { Deliver } from './delivery.ts';
import type { SubmissionKind } from './submission.ts';

const addresses: Readonly<Record<SubmissionKind, string>> = { application: 'applications', message: 'messages' };

/** The content service did not confirm that it has the submission. Its message is fit for a log. */
class NotDelivered extends Error {
  override name = 'NotDelivered';
}

/** Reads on when the network has taken what came before. */
function streamOf(pieces: AsyncIterator<Uint8Array>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

/**
 * Hands submissions to the content service: `POST /api/applications` or `/api/messages`, multipart, with `data` as JSON
 * `{key, reference, company, acceptedAt, …fields}` and the files as `files`. Any status from 200 to 299 is a
 * confirmation; the service knows a key that it has seen, and confirms it without keeping it twice.
 */
export function deliverToContentService({ url, token }: ContentServiceAccess): Deliver {
  return async ({ key, reference, kind, tenant, fields, files, acceptedAt }, signal) => {
    const form = new FormData();
    const data = { ...fields, key, reference, company: tenant, acceptedAt: new Date(acceptedAt).toISOString() };
    form.set('data', JSON.stringify(data));
    for (const { path, name, type } of files) form.append('files', await openAsBlob(path, { type }), name);
    // Node's own encoding reads all files at once, however slowly they are taken, and fails unhandled when it is broken off.
    const encoder = new FormDataEncoder(form);
    const init = {
      method: 'POST',
      headers: { ...encoder.headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: streamOf(encoder.encode()),
      duplex: 'half', // Required for a stream, by the Fetch standard.
      signal,
    };
    const response = await callService('delivery', new URL(`/api/${addresses[kind]}`, url), init);
    await response.body?.cancel();
    if (!response.ok) throw new NotDelivered(`the content service answered ${response.status}`);
  };
}
