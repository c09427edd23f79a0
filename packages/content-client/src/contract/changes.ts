import { createHmac } from 'node:crypto';
import { isTenantKey, tenants } from '@group/themes/registry';
import { z } from 'zod';
import { isSameSignature } from './sameSignature.ts';

/** Tenant of a change, or owner in a tag, that stands for all organisations. */
export const allTenants = '*';

/** Entry of a change, or in a tag, that stands for the lists of a type. */
export const listEntry = 'list';

/** Content that was published, changed or withdrawn. */
export interface ContentChange {
  /** Key of the organisation, or `*` for all. */
  tenant: string;
  /** Path of the type below `/api/`, e.g. `jobs`; `konfiguration` for the configuration of a website. */
  type: string;
  /** Id of one entry or, of a page, its path; `list` for the lists of the type. Without it, the whole type. */
  entry?: string;
}

/** Largest webhook body that a website reads. */
export const maxWebhookBytes = 16 * 1024;

/** Keeps a message well below {@link maxWebhookBytes}. */
export const maxChangesPerMessage = 100;

/** A message whose time differs by more from the website's clock, in either direction, is rejected. */
export const maxWebhookAgeMs = 5 * 60 * 1000;

export const webhookTimeHeader = 'x-webhook-time';
export const webhookSignatureHeader = 'x-webhook-signature';

/** Time and signature as they were received; empty where the header is missing. */
export interface WebhookSignature {
  time: string;
  signature: string;
}

function signatureOf(secret: string, time: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** The headers of a webhook request. See decision 027 for the protocol. */
export function signChanges(secret: string, body: string, nowMs = Date.now()): Record<string, string> {
  const time = String(nowMs);
  return { [webhookTimeHeader]: time, [webhookSignatureHeader]: signatureOf(secret, time, body) };
}

/** Whether a message is recent and was signed with this secret. Replays are for the caller to detect. */
export function verifyChanges(
  secret: string,
  { time, signature }: WebhookSignature,
  body: string,
  nowMs = Date.now(),
): boolean {
  if (!/^\d{13}$/.test(time) || Math.abs(nowMs - Number(time)) > maxWebhookAgeMs) return false;
  return isSameSignature(signature, signatureOf(secret, time, body));
}

const message = z.object({
  changes: z.array(
    z.object({
      tenant: z.string().refine((tenant) => tenant === allTenants || isTenantKey(tenant)),
      type: z.string().regex(/^[a-z][a-z-]{0,39}$/),
      /** Ids and paths. */
      entry: z
        .string()
        .regex(/^[\w/-]{1,250}$/)
        .exactOptional(),
    }),
  ),
});

/** The body of a message, at most {@link maxChangesPerMessage} changes each. */
export function changesBody(changes: readonly ContentChange[]): string {
  return JSON.stringify({ changes });
}

/** Parses the body of a verified message; `undefined` where it is malformed. */
export function parseChanges(body: string): readonly ContentChange[] | undefined {
  try {
    return message.safeParse(JSON.parse(body)).data?.changes;
  } catch {
    return undefined;
  }
}

/** The cache tags that a change invalidates: those of its tenant, and those of requests that read all tenants. */
export function changeTags({ tenant, type, entry }: ContentChange): string[] {
  const owners = tenant === allTenants ? tenants.map(({ key }) => key) : [tenant];
  return [allTenants, ...owners].map((owner) => [owner, type, entry ?? []].flat().join(':'));
}
