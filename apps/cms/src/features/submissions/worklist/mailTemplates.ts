import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types.ts';
import type { Mail } from '../../../mail/placeholders.ts';
import { decisionTemplate, type DecisionStage, decisionStages } from '../../../mail/messages.ts';

const uid = uidOf('mail-template');

export interface TemplatePlace {
  /** Key of the house. */
  tenant: string;
  language: string;
}

export interface Template extends Mail {
  own: boolean;
}

/** The templates of the decisions, the house's own where it has one. */
export async function templatesOf(
  strapi: Core.Strapi,
  { tenant, language }: TemplatePlace,
): Promise<Record<string, Template>> {
  const own: (Mail & { stage: string })[] = await strapi.db.query(uid).findMany({ where: { tenant, language } });
  const templates = decisionStages.map((stage): [DecisionStage, Template] => {
    const found = own.find((template) => template.stage === stage);
    const { subject, text } = found ?? decisionTemplate(stage, language);
    return [stage, { subject, text, own: found !== undefined }];
  });
  return Object.fromEntries(templates);
}

/** Replaces a house's own template. @param mail without it, the house has none any more */
export async function replaceTemplate(
  strapi: Core.Strapi,
  place: TemplatePlace & { stage: DecisionStage },
  mail?: Mail,
): Promise<void> {
  const { tenant, language, stage } = place;
  await strapi.db.transaction(async () => {
    await strapi.db.query(uid).deleteMany({ where: { tenant, language, stage } });
    if (mail) await strapi.db.query(uid).create({ data: { ...mail, tenant, language, stage } });
  });
}
