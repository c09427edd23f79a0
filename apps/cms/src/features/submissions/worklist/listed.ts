import { defaultReplyDays } from '@group/content-client/contract/content/configuration';
import type { Core } from '@strapi/strapi';
import { type AdminUser, nameOfUser, surnameFirst } from '../../../strapi/currentUser.ts';
import { sortedByName } from '../../../strapi/sortedByName.ts';
import { tenantOf } from '../../../environment/tenants.ts';
import { roleCode } from '../../../organisations/roles.ts';
import { publishedFrame } from '../../../content/publishedFrame.ts';
import { type Answer, listedAnswers } from '../answers.ts';
import { answerBy, type Urgency, urgencyOf } from './answerBy.ts';
import type { Application } from './applications.ts';

export interface Listed extends Pick<
  Application,
  'documentId' | 'firstName' | 'surname' | 'stage' | 'acceptedAt' | 'jobTitle' | 'assignedTo'
> {
  /** The other answers that the list shows. */
  answers: Pick<Answer, 'label' | 'text'>[];
  /** Key of the organisation. */
  tenant: string;
  /** Name of the organisation. */
  company: string;
  /** ISO instant. */
  answerBy: string;
  /** `null` after a first decision. */
  urgency: Urgency | null;
}

/** How many new applications there are, and how many of them should be answered today or earlier. */
export type DueCounts = Record<'overdue' | 'due' | 'new', number>;

export interface Worklist {
  results: Listed[];
  /** Names of the people who may be in charge. */
  colleagues: string[];
  sendsMail: boolean;
}

const companiesIn = (entries: readonly Pick<Answerable, 'company'>[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ company }) => company?.key ?? []));

/** Without a house, that of most. */
const cantonOf = (key: string) => tenantOf(key)?.canton ?? 'ZH';

async function replyDaysOf(strapi: Core.Strapi, keys: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const found = [...keys].map(async (key): Promise<[string, number]> => {
    const frame = await publishedFrame(strapi, key);
    return [key, frame?.applicationReplyDays ?? defaultReplyDays];
  });
  return new Map(await Promise.all(found));
}

/** Names of the people in HR who may be in charge of applications: of their organisations, and of the group. */
export async function colleaguesOf(strapi: Core.Strapi, entries: readonly Application[]): Promise<string[]> {
  const codes = ['personal-gruppe', ...[...companiesIn(entries)].map((key) => roleCode('personal', key))];
  const users: AdminUser[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { isActive: true, roles: { code: { $in: codes } } } });
  return [...new Set(sortedByName(users, surnameFirst).map(nameOfUser))];
}

type Answerable = Pick<Application, 'stage' | 'acceptedAt'> & { company: { key: string } | null };

export async function deadlinesOf(
  strapi: Core.Strapi,
  entries: readonly Answerable[],
  now: Date,
): Promise<Pick<Listed, 'answerBy' | 'urgency'>[]> {
  const days = await replyDaysOf(strapi, companiesIn(entries));
  return entries.map(({ stage, acceptedAt, company }) => {
    const key = company?.key ?? '';
    const deadline = answerBy(acceptedAt, days.get(key) ?? defaultReplyDays, cantonOf(key));
    return { answerBy: deadline, urgency: stage === 'new' ? urgencyOf(deadline, now) : null };
  });
}

/** Counts only: who asks reads nothing of an application. */
export async function dueCounts(strapi: Core.Strapi, entries: readonly Answerable[], now: Date): Promise<DueCounts> {
  const deadlines = await deadlinesOf(strapi, entries, now);
  const count = (wanted: Urgency): number => deadlines.filter(({ urgency }) => urgency === wanted).length;
  return {
    overdue: count('overdue'),
    due: count('due'),
    new: entries.filter(({ stage }) => stage === 'new').length,
  };
}

export async function listed(strapi: Core.Strapi, entries: readonly Application[], now: Date): Promise<Listed[]> {
  const deadlines = await deadlinesOf(strapi, entries, now);
  return entries.map((entry, position) => {
    const { documentId, firstName, surname, stage, acceptedAt, jobTitle, assignedTo, company } = entry;
    return {
      documentId,
      firstName,
      surname,
      stage,
      acceptedAt,
      jobTitle,
      assignedTo,
      answers: listedAnswers(entry).map(({ label, text }) => ({ label, text })),
      tenant: company?.key ?? '',
      company: company?.name ?? '',
      answerBy: deadlines[position]?.answerBy ?? '',
      urgency: deadlines[position]?.urgency ?? null,
    };
  });
}
