import type { Service } from './service.fixture.ts';

/** A form of a website: its data, and PDF files of which each says its name. */
export function formOf(data: object, files: readonly string[] = []): FormData {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const name of files) form.append('files', new Blob([`Inhalt von ${name}`], { type: 'application/pdf' }), name);
  return form;
}

/** Delivers a submission as websites do. @param path of its kind below `/api` */
export function deliver(
  { origin, token }: Pick<Service, 'origin' | 'token'>,
  path: string,
  data: { key: string; [field: string]: unknown },
  files?: readonly string[],
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': data.key };
  return fetch(`${origin}/api/${path}`, { method: 'POST', headers, body: formOf(data, files) });
}
