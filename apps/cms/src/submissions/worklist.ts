import { defaultReplyDays } from '@group/content-client/contract/content/configuration';
import { application as description } from '@group/content-client/contract/submissions/application';
import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../access/adminContext.ts';
import { currentUser, nameOfUser, type AdminUser } from '../access/currentUser.ts';
import { roleCode } from '../access/roles.ts';
import { uidOf } from '../content/content-types.ts';
import { isAddress, replyAddressOf } from '../mail/dueMails.ts';
import { decisionMail, type ToldStage, toldStages } from '../mail/texts.ts';
import { openTransport, sendsMail } from '../mail/transport.ts';
import { answerBy, type Urgency, urgencyOf } from './answerBy.ts';
import { csv } from './csv.ts';

const model = uidOf('application');

/** More than one house receives within the longest retention period. */
const maxListed = 1000;

const stages: readonly string[] = description.fields.stage.enum;

const maxSubject = 200;
const maxMail = 10_000;

interface Context extends AdminContext {
  request: { body?: unknown };
}

/** What a user may do with applications. */
interface Checker {
  cannot: Record<'read' | 'update', (entry?: object) => boolean>;
  sanitizedQuery: { read: (query: object) => Promise<{ filters?: object }> };
}

/** An application as HR reads it. */
interface Application {
  documentId: string;
  firstName: string;
  surname: string;
  stage: string;
  jobTitle: string | null;
  area: string | null;
  acceptedAt: string;
  assignedTo: string | null;
  flagged: string | null;
  email: string | null;
  tel: string | null;
  location: string | null;
  language: string | null;
  reference: string;
  company: { key: string; name: string } | null;
}

/** A row of the list. */
interface Listed extends Pick<
  Application,
  'documentId' | 'firstName' | 'surname' | 'stage' | 'acceptedAt' | 'reference'
> {
  jobTitle: string;
  area: string;
  company: string;
  assignedTo: string;
  answerBy: string;
  /** `null` once somebody has decided anything. */
  urgency: Urgency | null;
}

const companiesIn = (entries: readonly Application[]): ReadonlySet<string> =>
  new Set(entries.flatMap(({ company }) => company?.key ?? []));

export const worklistRoutes = [
  { method: 'GET', path: '/applications', handler: 'worklist.list', config: {} },
  { method: 'POST', path: '/applications/stage', handler: 'worklist.setStage', config: {} },
  { method: 'POST', path: '/applications/export', handler: 'worklist.export', config: {} },
  { method: 'GET', path: '/applications/:id/mails', handler: 'worklist.mails', config: {} },
  { method: 'POST', path: '/applications/:id/tell', handler: 'worklist.tell', config: {} },
];

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Object.entries(body).find(([key]) => key === name)?.[1] : undefined;

const idsIn = (body: unknown): string[] =>
  [fieldOf(body, 'ids') ?? []].flat().filter((id): id is string => typeof id === 'string');

const isToldStage = (stage: unknown): stage is ToldStage => toldStages.some((told) => told === stage);

/** Working days to answer, by organisation. */
async function replyDaysOf(strapi: Core.Strapi, keys: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const found = [...keys].map(async (key): Promise<[string, number]> => {
    const row: { applicationReplyDays: number | null } | null = await strapi.db
      .query(uidOf(`konfiguration-${key}`))
      .findOne({ select: ['applicationReplyDays'] });
    return [key, row?.applicationReplyDays ?? defaultReplyDays];
  });
  return new Map(await Promise.all(found));
}

/** Names of the people in HR who may be in charge: of these organisations, and of the group. */
async function colleaguesOf(strapi: Core.Strapi, keys: ReadonlySet<string>): Promise<string[]> {
  const codes = ['personal-gruppe', ...[...keys].map((key) => roleCode('personal', key))];
  const users: AdminUser[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { isActive: true, roles: { code: { $in: codes } } }, orderBy: ['lastname', 'firstname'] });
  return [...new Set(users.map(nameOfUser))];
}

/** HR's working list. Every action asks for the permission to read or update applications, and sees those alone. */
export const worklist = ({ strapi }: { strapi: Core.Strapi }) => {
  const checkerOf = ({ state }: Context): Checker =>
    strapi.plugin('content-manager').service('permission-checker').create({ userAbility: state.userAbility, model });

  /** The applications that a user may read, the oldest first; `undefined` without the permission. */
  async function readable(ctx: Context, filters: object = {}): Promise<Application[] | undefined> {
    const checker = checkerOf(ctx);
    ctx.status = 403;
    ctx.body = {};
    if (checker.cannot.read()) return undefined;
    const own = await checker.sanitizedQuery.read({});
    ctx.status = 200;
    const found: unknown = await strapi.documents(model).findMany({
      filters: { $and: [own.filters ?? {}, filters] },
      populate: ['company'],
      sort: 'acceptedAt:asc',
      limit: maxListed,
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Strapi's types do not know types defined in code
    return found as Application[];
  }

  /** The application of a request, if the user may change it. */
  async function changeable(ctx: Context): Promise<Application | undefined> {
    const [entry] = (await readable(ctx, { documentId: ctx.params.id })) ?? [];
    if (entry && !checkerOf(ctx).cannot.update(entry)) return entry;
    if (ctx.status === 200) ctx.status = entry ? 403 : 404;
    return undefined;
  }

  async function listed(entries: readonly Application[], now: Date): Promise<Listed[]> {
    const days = await replyDaysOf(strapi, companiesIn(entries));
    return entries.map((entry) => {
      const { documentId, firstName, surname, stage, acceptedAt, reference, company } = entry;
      const answer = answerBy(acceptedAt, days.get(company?.key ?? '') ?? defaultReplyDays);
      return {
        documentId,
        firstName,
        surname,
        stage,
        acceptedAt,
        reference,
        jobTitle: entry.jobTitle ?? '',
        area: entry.area ?? '',
        company: company?.name ?? '',
        assignedTo: entry.assignedTo ?? '',
        answerBy: answer,
        urgency: stage === 'new' ? urgencyOf(answer, now) : null,
      };
    });
  }

  async function setStageOf(documentId: string, stage: string): Promise<void> {
    const data: Record<string, unknown> = { stage, updatedBy: currentUser(strapi)?.id };
    await strapi.documents(model).update({ documentId, data });
  }

  return {
    async list(ctx: Context): Promise<void> {
      const entries = await readable(ctx);
      if (!entries) return;
      const results = await listed(entries, new Date());
      ctx.body = { results, colleagues: await colleaguesOf(strapi, companiesIn(entries)), sendsMail: sendsMail() };
    },

    /** Sets the stage of several: of all, or of none if the user may not change one of them. */
    async setStage(ctx: Context): Promise<void> {
      const ids = idsIn(ctx.request.body);
      const stage = fieldOf(ctx.request.body, 'stage');
      const entries = await readable(ctx, { documentId: { $in: ids } });
      if (!entries) return;
      if (typeof stage !== 'string' || !stages.includes(stage) || ids.length === 0) {
        ctx.status = 400;
        return;
      }
      const checker = checkerOf(ctx);
      if (entries.length !== new Set(ids).size || entries.some((entry) => checker.cannot.update(entry))) {
        ctx.status = 403;
        return;
      }
      await strapi.db.transaction(async () => {
        for (const { documentId } of entries) await setStageOf(documentId, stage);
      });
      ctx.body = { results: entries.map(({ documentId }) => ({ documentId })) };
    },

    /** The chosen applications as a table. */
    async export(ctx: Context): Promise<void> {
      const entries = await readable(ctx, { documentId: { $in: idsIn(ctx.request.body) } });
      if (!entries) return;
      const { fields } = description;
      const columns = [
        'reference',
        'firstName',
        'surname',
        'stage',
        'jobTitle',
        'area',
        'email',
        'tel',
        'location',
      ] as const;
      const head = [...columns.map((name) => fields[name].label), 'Eingegangen am', 'Antwort bis', 'Zuständig'];
      const answers = await listed(entries, new Date());
      const rows = entries.map((entry, position) => [
        ...columns.map((name) => entry[name] ?? ''),
        entry.acceptedAt,
        answers[position]?.answerBy ?? '',
        entry.assignedTo ?? '',
      ]);
      ctx.body = { csv: csv([head, ...rows]), results: entries.map(({ documentId }) => ({ documentId })) };
    },

    /** Drafts of the mails that tell an applicant a decision. */
    async mails(ctx: Context): Promise<void> {
      const entry = await changeable(ctx);
      if (!entry) return;
      const { firstName, surname, language, jobTitle, company } = entry;
      const draft = (stage: ToldStage) =>
        decisionMail(stage, language ?? '', `${firstName} ${surname}`, jobTitle ?? '', company?.name ?? '');
      ctx.body = { mails: Object.fromEntries(toldStages.map((stage) => [stage, draft(stage)])) };
    },

    /** Sends an applicant a mail, and sets the stage that it tells. */
    async tell(ctx: Context): Promise<void> {
      const entry = await changeable(ctx);
      if (!entry) return;
      const { body } = ctx.request;
      const [stage, subject, text] = ['stage', 'subject', 'text'].map((name) => fieldOf(body, name));
      const to = entry.email?.trim() ?? '';
      if (
        !isToldStage(stage) ||
        typeof subject !== 'string' ||
        typeof text !== 'string' ||
        !text.trim() ||
        subject.length > maxSubject ||
        text.length > maxMail ||
        !isAddress(to) ||
        !sendsMail()
      ) {
        ctx.status = 400;
        return;
      }
      const replyTo = await replyAddressOf(strapi, entry.company);
      try {
        await openTransport().sendMail({ to, subject, text, ...(replyTo && { replyTo }) });
      } catch (error) {
        // Mail servers quote addresses in their responses: log only the error code.
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        strapi.log.warn(`a mail to an applicant could not be sent: ${code}`);
        ctx.status = 502;
        return;
      }
      await setStageOf(entry.documentId, stage);
    },
  };
};
