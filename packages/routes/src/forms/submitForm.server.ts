import { setTimeout as sleep } from 'node:timers/promises';
import type { FormResult } from '@group/content-client/formField/formField';
import { widerPrefixes } from '@group/content-client/contract/ipPrefix';
import { contentKey } from '@group/content-client/outbox/contentKey';
import { isDiskFull } from '@group/content-client/outbox/diskFull';
import type { Outbox } from '@group/content-client/outbox/outbox';
import type { SubmissionKind } from '@group/content-client/contract/submissions/fields';
import { fileLimits } from '@group/content-client/contract/submissions/files';
import { readHouses } from '@group/content-client/contract/submissions/houses';
import { privateTokenFor } from '@group/content-client/contract/submissions/privateLink';
import { RateLimiterRes, type RateLimiterMemory } from 'rate-limiter-flexible';
import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { clientIpPrefix } from '../site/clientIpPrefix.ts';
import { log } from '../site/log.ts';
import { siteContext } from '../site/siteContext.ts';
import { confirmationAddress } from './confirmation.server.ts';
import type { FormAnswer, FormError, NotSent } from './formAnswer.ts';
import { type SubmissionService, submissionServiceContext } from './submissionService.server.ts';
import { isGenuineForm, isTrapped, newFormToken, remainingFillTimeMs } from './spamGuard.server.ts';
import { type FormLimits, FormRejected, type ReceivedForm, parseMultipart } from './parseMultipart.server.ts';
import { scanFiles } from './scanFiles.server.ts';
import { honeypot } from './spamFields.ts';

export interface FormKind {
  kind: SubmissionKind;
  limits: FormLimits;
  /** @param tenant key of the organisation at whose website the form is */
  read(fields: Readonly<Record<string, string>>, tenant: string): FormResult;
  /** Adds fields that the site knows, or corrects fields that are out of date. */
  complete?(fields: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>>;
  /** Path, without language prefix, of the page that shows the sender where the submission stands. */
  privatePage?(token: string): string;
  /** The sender gets the link to a private page by mail only, where it proves that the address is theirs. */
  mailsLink?: true;
}

export interface FormOfTenant extends FormKind {
  tenant: string;
  language: string;
}

interface Outcome {
  status: number;
  answer: FormAnswer;
}

const noForm: ReceivedForm = { fields: {}, files: [], fileCount: 0, dropped: false };
const hidden: ReadonlySet<string> = new Set(['key', 'moment', honeypot]);

/** What a form says of a status with which it was rejected; of any other, that it is unreadable. */
const formErrors: Readonly<Record<number, FormError>> = { 413: 'tooLarge', 503: 'crowded' };

/** Headers of a page or form that works again later. */
export const retryAfter = { 'retry-after': '60' };

/** Status and headers of the answer to a form. */
export const initOf = (status: number) => ({ status, headers: status === 503 ? retryAfter : {} });

/** Status and message of a form that failed with an error, which is logged where the form is not its cause. */
export function failureOf(error: unknown, message: string, where?: object): { status: number; formError: FormError } {
  if (error instanceof FormRejected)
    return { status: error.status, formError: formErrors[error.status] ?? 'unreadable' };
  const full = isDiskFull(error);
  log('error', message, { ...where, problem: full ? 'the disk is full' : 'the outbox failed' });
  return full ? { status: 507, formError: 'full' } : { status: 503, formError: 'unavailable' };
}

/** Counts another one of a key; false where that is over the limit. */
export async function tryConsume(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return false;
    throw rejected;
  }
}

function notSent(
  submissions: SubmissionService,
  { fields, files, fileCount }: ReceivedForm,
  rest: Partial<NotSent>,
): NotSent {
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.has(name)));
  const { key = '', moment = '' } = fields;
  const genuine = isGenuineForm(submissions.secret, { key, moment });
  return {
    problems: {},
    files: files.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : [])),
    fileCount,
    values,
    formToken: genuine ? { key, moment } : newFormToken(submissions.secret),
    ...rest,
  };
}

async function take(
  submissions: SubmissionService,
  outbox: Outbox,
  request: Request,
  form: FormOfTenant,
): Promise<Outcome> {
  const { kind, tenant, language, limits } = form;
  const { customer, site } = widerPrefixes(clientIpPrefix(request));
  const from = `${kind} ${customer}`;
  const rejectForm = (status: number, received: ReceivedForm, rest: Partial<NotSent>): Outcome => ({
    status,
    answer: notSent(submissions, received, rest),
  });
  const draft = outbox.begin();
  const upload = submissions.uploads.begin(site);
  let received = noForm;
  try {
    const allowed = await tryConsume(submissions.arrivals, from);
    // The site's forms send their token before their files, so that files of forged forms are never written.
    const isGenuine = (fields: ReceivedForm['fields']) => isGenuineForm(submissions.secret, fields);
    const accepts = (fields: ReceivedForm['fields']) => allowed && isGenuine(fields) && !isTrapped(fields);
    received = await parseMultipart(request, { draft, upload, accepts }, limits);
    if (!allowed) return rejectForm(429, received, { formError: 'tooOften' });
    if (isGenuine(received.fields) && isTrapped(received.fields))
      return rejectForm(422, received, { formError: 'trapped' });
    const result = form.read(received.fields, tenant);
    const problems = 'problems' in result ? result.problems : {};
    if (received.dropped || !isGenuine(received.fields)) {
      // Before it uploads files, a script asks with the token's moment alone, which takes nothing over.
      const { key, moment } = received.fields;
      const isFine = key === undefined && moment !== undefined && 'fields' in result;
      return rejectForm(isFine ? 200 : 422, received, { formError: 'again', problems });
    }
    if ('problems' in result || received.files.some(({ problem }) => problem))
      return rejectForm(422, received, { problems });
    // Unseen by a person who was quick, for example with autofill, and with or without JavaScript.
    await sleep(remainingFillTimeMs(received.fields));
    // The same form sent to another organisation is another submission.
    const key = contentKey(received.fields.key ?? '', { ...result.fields, kind, tenant }, received.files);
    const acceptedReference = outbox.referenceOf(key);
    const privateToken = (form.privatePage ?? form.mailsLink) ? privateTokenFor(submissions.secret, key) : undefined;
    const taken = (sent: string): Outcome => {
      const link = privateToken && form.privatePage?.(privateToken);
      const houses = readHouses(result.fields.houses, tenant) ?? [];
      return { status: 200, answer: { sent, ...(link && { link }), ...(houses.length > 0 && { houses }) } };
    };
    if (acceptedReference) return taken(acceptedReference);
    const { files, unscanned } = await scanFiles(submissions.scanner, received.files);
    if (files.some(({ problem }) => problem)) return rejectForm(422, { ...received, files }, {});
    if (!(await tryConsume(submissions.taken, from))) return rejectForm(429, received, { formError: 'tooOften' });
    const completed = (await form.complete?.(result.fields)) ?? result.fields;
    const added = { language, ...(privateToken && { privateToken }), ...(unscanned && { flagged: 'unscanned' }) };
    const fields = { ...completed, ...added };
    const submission = { key, kind, tenant, fields, files };
    return taken(await outbox.accept(draft, submission));
  } catch (error) {
    const { status, formError } = failureOf(error, 'a form was not taken', { kind, tenant });
    const arrived = error instanceof FormRejected ? { ...noForm, fields: error.fields } : received;
    return rejectForm(status, arrived, { formError });
  } finally {
    await draft.discard().catch(() => {}); // Garbage collection retries it; an accepted submission has already moved.
    upload.release();
  }
}

async function outcomeOf(submissions: SubmissionService, request: Request, form: FormOfTenant): Promise<Outcome> {
  try {
    return await take(submissions, await submissions.outbox(), request, form);
  } catch {
    log('error', 'the outbox cannot be opened', { kind: form.kind, tenant: form.tenant });
    return { status: 503, answer: notSent(submissions, noForm, { formError: 'unavailable' }) };
  }
}

const inData = ({ status, answer }: Outcome) => data(answer, initOf(status));

/** Validates a form and accepts it into the outbox. The result is an action's data, or a resource route's JSON. */
export async function submitForm(submissions: SubmissionService, request: Request, form: FormOfTenant) {
  return inData(await outcomeOf(submissions, request, form));
}

/** A request with a form of the site. */
export type FormRequest = Pick<ActionFunctionArgs, 'context' | 'request'>;

type FormOfSite = Omit<FormKind, 'limits'>;

function ofSite({ context }: FormRequest, form: FormOfSite): FormOfTenant {
  const { tenant, language } = context.get(siteContext);
  return { ...form, limits: fileLimits[form.kind], tenant: tenant.key, language };
}

/** {@link submitForm} for the organisation and the language of the website that has the form. */
export const submitSiteForm = (args: FormRequest, form: FormOfSite) =>
  submitForm(args.context.get(submissionServiceContext), args.request, ofSite(args, form));

/**
 * {@link submitSiteForm} for a page that browsers submit to. What was accepted is confirmed at an address of its own, so
 * that one can come back to it: browsers do not repeat a form to show a page again.
 */
export async function submitPageForm(args: FormRequest & Pick<ActionFunctionArgs, 'url'>, form: FormOfSite) {
  const submissions = args.context.get(submissionServiceContext);
  const outcome = await outcomeOf(submissions, args.request, ofSite(args, form));
  const { answer } = outcome;
  return answer.sent === undefined
    ? inData(outcome)
    : redirect(await confirmationAddress(args, form.kind, answer), 303);
}

/** What a loader or action answers. */
type Answer = Response | { data: unknown; init: ResponseInit | null };

/** The loader or action whose data is JSON, for scripts; a redirect stays one. */
export function inJson<Args>(handler: (args: Args) => Promise<Answer>) {
  return async (args: Args): Promise<Response> => {
    const answer = await handler(args);
    return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
  };
}
