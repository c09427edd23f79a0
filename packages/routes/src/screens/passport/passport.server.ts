import { readContact } from '@group/content-client/application/application.schema';
import { widerPrefixes } from '@group/content-client/contract/ipPrefix';
import { maxFileBytes, maxFiles } from '@group/content-client/contract/submissions/files';
import type { PrivateLink } from '@group/content-client/contract/submissions/privateLink';
import { ContentUnavailable } from '@group/content-client/gateway/gateway';
import type { Draft } from '@group/content-client/outbox/draft';
import {
  addApplicationFiles,
  correctContact,
  disownApplication,
  openPassport,
  withdrawApplication,
} from '@group/content-client/passport/passport';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { parseMultipart, type ReceivedForm } from '../../forms/parseMultipart.server.ts';
import { scanFiles } from '../../forms/scanFiles.server.ts';
import { doneParameter, forgetArrival, privateLinkOf, readPrivatePage } from '../../forms/privateLink.server.ts';
import { failureOf, initOf } from '../../forms/submitForm.server.ts';
import { submissionServiceContext } from '../../forms/submissionService.server.ts';
import { clientIpPrefix } from '../../site/clientIpPrefix.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import {
  confirmedField,
  type NotChanged,
  type PassportAction,
  passportActions,
  type PassportState,
} from './passportState.ts';

/** The loader of an application's page. */
export function readPassport(args: LoaderFunctionArgs) {
  const { url, context } = args;
  const done = passportActions.find((action) => action === url.searchParams.get(doneParameter));
  return readPrivatePage(args, {
    disowned: 'notMe' satisfies PassportAction,
    ask: (link) => openPassport(context.get(staffContext).access, link),
    async show(answer, link): Promise<PassportState> {
      if ('passport' in answer) return { kind: 'open', ...answer, done };
      if ('erasure' in answer || answer.houses.every((each) => 'erasure' in each))
        await forgetArrival(context.get(submissionServiceContext), link);
      return 'houses' in answer ? { kind: 'houses', ...answer, done } : { kind: 'erased', ...answer };
    },
  });
}

const rejectForm = (action: PassportAction, status: number, rest: Partial<NotChanged>) =>
  data<NotChanged>({ action, problems: {}, files: [], values: {}, ...rest }, initOf(status));

/**
 * What a form says after the content service has answered. Throws a 404 where the link leads nowhere: only what the service
 * proves is said to be done, as anything may answer 404 at its address.
 */
function outcomeOf(
  action: PassportAction,
  answer: object | 'rejected' | null,
  rejection: NotChanged['formError'] = 'unavailable',
) {
  if (answer === null) throw data(null, { status: 404 });
  return answer === 'rejected' ? rejectForm(action, 422, { formError: rejection }) : undefined;
}

type Change = (form: ReceivedForm) => Promise<ReturnType<typeof rejectForm> | undefined>;

/** What each form does; an answer only if it changed nothing. */
function changesOf(args: ActionFunctionArgs, link: PrivateLink): Readonly<Record<PassportAction, Change>> {
  const { access } = args.context.get(staffContext);
  return {
    async files(form) {
      if (form.files.length === 0) return rejectForm('files', 422, { formError: 'noFiles' });
      const { files, unscanned } = await scanFiles(args.context.get(submissionServiceContext).scanner, form.files);
      const wrong = files.flatMap(({ name, problem }) => (problem ? [{ name, problem }] : []));
      if (wrong.length > 0) return rejectForm('files', 422, { files: wrong });
      return outcomeOf('files', await addApplicationFiles(access, { ...link, files, unscanned }), 'tooMany');
    },
    async contact({ fields }) {
      const read = readContact(fields);
      if ('problems' in read) return rejectForm('contact', 422, { problems: read.problems, values: fields });
      return outcomeOf('contact', await correctContact(access, { ...link, ...read.fields }));
    },
    async withdraw({ fields }) {
      const house = fields.house || undefined;
      if (!fields[confirmedField(house)]) return rejectForm('withdraw', 422, { formError: 'unconfirmed', house });
      return outcomeOf('withdraw', await withdrawApplication(access, { ...link, house }));
    },
    async notMe() {
      return outcomeOf('notMe', await disownApplication(access, link));
    },
  };
}

/** The action of an application's page. What was done is shown after a redirect, so that a reload does it only once. */
export async function changePassport(args: ActionFunctionArgs) {
  const { request, url, context } = args;
  const link = await privateLinkOf(args);
  if (!link) throw data(null, { status: 404 });
  const submissions = context.get(submissionServiceContext);
  const upload = submissions.uploads.begin(widerPrefixes(clientIpPrefix(request)).site);
  let draft: Draft | undefined;
  let chosen: PassportAction = 'files';
  try {
    draft = (await submissions.outbox()).begin();
    const form = await parseMultipart(request, { draft, upload, accepts: () => true }, { maxFiles, maxFileBytes });
    const action = passportActions.find((each) => each === form.fields.action);
    if (!action) throw data(null, { status: 400 });
    chosen = action;
    const rejected = await changesOf(args, link)[action](form);
    if (rejected) return rejected;
    // To the page, or to its state for the page's script.
    return redirect(`${url.pathname}?${doneParameter}=${action}`, 303);
  } catch (error) {
    if (error instanceof ContentUnavailable) return rejectForm(chosen, 503, { formError: 'unavailable' });
    if (!(error instanceof Error)) throw error; // An answer.
    const { status, formError } = failureOf(error, 'an application was not changed');
    return rejectForm(chosen, status, { formError });
  } finally {
    await draft?.discard().catch(() => {}); // Garbage collection retries it.
    upload.release();
  }
}
