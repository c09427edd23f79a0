import { AsyncLocalStorage } from 'node:async_hooks';
import { type Erasure, type ErasureReason, erasureReceiptDays } from '@group/content-client/contract/passport';
import type { PrivateLink } from '@group/content-client/contract/submissions/privateLink';
import type { Core } from '@strapi/strapi';
import type { OwnType } from '../../feature.ts';
import { uidOf } from '../../content/content-types.ts';
import { hashesOf } from '../../content/linkedEntry.ts';
import { olderThan } from '../../content/olderThan.ts';

const uid = uidOf('erasure-receipt');

/** What is left of an erased application: nothing of the person. Only who has the link finds it. */
export const erasureReceipt: OwnType = {
  displayName: 'Belege über Löschungen',
  indexes: [{ name: 'erasure_receipts_link_hash_unique', columns: ['link_hash'], type: 'unique' }],
  attributes: {
    linkHash: { type: 'string', required: true, private: true },
    tenant: { type: 'string', required: true },
    reason: { type: 'string', required: true },
    files: { type: 'integer', required: true },
    erasedAt: { type: 'datetime', required: true },
  },
};

const reasons = new AsyncLocalStorage<ErasureReason>();

/** Runs what erases applications for a reason; without one, their receipts say that the house has erased them. */
export const erasingAs = <Result>(reason: ErasureReason, erase: () => Promise<Result>): Promise<Result> =>
  reasons.run(reason, erase);

interface ErasedApplication {
  linkHash: string | null;
  company: { key: string } | null;
  files: unknown[] | null;
}

export async function keepReceipt(strapi: Core.Strapi, { linkHash, company, files }: ErasedApplication): Promise<void> {
  if (!linkHash) return;
  const reason = reasons.getStore() ?? 'erased';
  const kept = { linkHash, tenant: company?.key ?? '', reason, files: files?.length ?? 0 };
  await strapi.db.query(uid).create({ data: { ...kept, erasedAt: new Date().toISOString() } });
}

interface StoredReceipt extends Erasure {
  tenant: string;
  linkHash: string;
}

async function ofLink(strapi: Core.Strapi, link: PrivateLink) {
  const { own, houses } = await hashesOf(strapi, link);
  return { $or: [{ linkHash: own, tenant: link.company }, { linkHash: { $in: houses } }] };
}

export const receiptsOfLink = async (strapi: Core.Strapi, link: PrivateLink): Promise<StoredReceipt[]> =>
  strapi.db.query(uid).findMany({
    where: await ofLink(strapi, link),
    select: ['tenant', 'linkHash', 'reason', 'files', 'erasedAt'],
    orderBy: { id: 'asc' },
  });

/** Of a link that leads nowhere from then on. */
export async function forgetReceiptsOfLink(strapi: Core.Strapi, link: PrivateLink): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: await ofLink(strapi, link) });
}

export async function forgetReceipts(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { erasedAt: olderThan(now, erasureReceiptDays) } });
}
