import { websitePath } from '../../content/websitePath.ts';
import { pathsOfType } from '@group/content-client/contract/entryPaths';
import * as paths from '@group/content-client/contract/paths';
import { createPreviewToken } from '@group/content-client/contract/previewToken';
import type { Core } from '@strapi/strapi';
import { readableDocuments } from '../../strapi/permissionChecker.ts';
import { z } from 'zod';
import { namesCompany, publicTypes, uidOf } from '../../content/content-types.ts';
import { tenantOf } from '../../environment/tenants.ts';
import { tenantOfConfiguration } from '../../publishing/changes.ts';
import { currentRights } from '../../organisations/rights.ts';
import { siteOrigin } from '../../environment/siteOrigin.ts';
import { variables } from '../../environment/variables.ts';
import type { Context } from '../../strapi/context.ts';
import { answer } from '../../strapi/endpoints.ts';

const previewLifetimeMs = 60 * 60 * 1000;

/** Which fields a draft has depends on its type, and any of them may be empty. */
const draftOfCompany = z.object({
  slug: z.string().nullish(),
  path: z.string().nullish(),
  kind: z.string().nullish(),
  audience: z.string().nullish(),
  company: z.object({ key: z.string() }).nullish(),
});

function adminOrigin({ request }: Context): string {
  const { CMS_PUBLIC_URL: publicUrl } = variables();
  return publicUrl ? new URL(publicUrl).origin : request.origin;
}

export async function linkToPreview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { type = '', id = '' } = ctx.params;
  const locale = typeof ctx.query.locale === 'string' ? ctx.query.locale : undefined;
  const secret = variables().CONTENT_PREVIEW_SECRET;
  answer(ctx, 404);
  const model = uidOf(type);
  const isShown = pathsOfType(type) ?? tenantOfConfiguration(model);
  if (!secret || !isShown || !(type in publicTypes)) return;
  const [found] =
    (await readableDocuments(strapi, ctx, model, {
      filters: { documentId: id },
      ...(locale && { locale }),
      status: 'draft',
      populate: namesCompany(model) ? ['company'] : [],
    })) ?? [];
  const draft = found && draftOfCompany.parse(found);
  const key = tenantOfConfiguration(model) ?? draft?.company?.key;
  const tenant = tenantOf(key);
  if (!draft || !tenant) return;
  const path = websitePath(type, tenant, { ...draft, id }, locale);
  const frame = ctx.query.frame === 'true' ? { frame: adminOrigin(ctx) } : {};
  const rights = await currentRights(strapi);
  const token = createPreviewToken(secret, {
    tenant: tenant.key,
    path,
    until: Date.now() + previewLifetimeMs,
    ...(rights && !rights.writesFor && { readsAll: true }),
    ...frame,
  });
  answer(ctx, 200, { url: `${siteOrigin(tenant)}${paths.preview.href({ token })}` });
}
