import { renewPassword, sendPasswordLink } from '@group/content-client/account/account';
import { passwordTokenParameter } from '@group/content-client/contract/staffPassword';
import type { ActionFunctionArgs } from 'react-router';
import { clientIpPrefix } from '../../site/clientIpPrefix.ts';
import { paths, withPrefix } from '../../site/paths.ts';
import { orElse } from '../../site/readContent.server.ts';
import { siteContext } from '../../site/siteContext.ts';
import { deviceOf } from '../../staff/deviceCookie.server.ts';
import { openedSession } from '../../staff/openedSession.server.ts';
import { answered, readSmallForm } from '../../staff/smallForm.server.ts';
import { staffContext } from '../../staff/staffAuth.server.ts';
import { endSession } from '../../staff/endSession.server.ts';
import type { ForgottenAnswer, NewPasswordProblem } from './passwordState.ts';

/** Longest name or password that is sent on, in characters. */
const maxChars = 200;

const forgotten = (answer: ForgottenAnswer, status: number, wait?: number) => answered(answer, status, wait);

const rejected = (problem: NewPasswordProblem, status: number, wait?: number) => answered({ problem }, status, wait);

/** Has a link mailed. The answer is the same whether or not there is such an account. */
export async function answerForgotten({ request, context }: ActionFunctionArgs) {
  const [{ tenant, language }, { access }] = [context.get(siteContext), context.get(staffContext)];
  const form = await readSmallForm(request);
  const name = (form?.get('name') ?? '').trim().slice(0, maxChars);
  if (!name) return forgotten({ outcome: 'noName', name }, 400);
  const given = { name, company: tenant.key, language, network: clientIpPrefix(request) };
  const sent = await orElse(sendPasswordLink(access, given), undefined);
  if (!sent) return forgotten({ outcome: 'unavailable', name }, 503, 60);
  if ('waitSeconds' in sent) return forgotten({ outcome: 'tooMany', name }, 429, sent.waitSeconds);
  return forgotten({ outcome: sent.mails ? 'sent' : 'noMails' }, 200);
}

/** Stores a new password, and opens the internal area. */
export async function answerNewPassword({ request, url, context }: ActionFunctionArgs) {
  const [site, staff] = [context.get(siteContext), context.get(staffContext)];
  const form = await readSmallForm(request);
  const token = url.searchParams.get(passwordTokenParameter) ?? '';
  const password = form?.get('password') ?? '';
  if (password.length > maxChars) return rejected('long', 400);
  if (password !== form?.get('repeated')) return rejected('different', 400);
  const company = site.tenant.key;
  const client = { network: clientIpPrefix(request), device: deviceOf(request) };
  const renewed = await orElse(renewPassword(staff.access, { token, company, password, ...client }), undefined);
  if (renewed === undefined) return rejected('unavailable', 503, 60);
  if (!renewed) return rejected('oldLink', 401);
  if ('waitSeconds' in renewed) return rejected('tooMany', 429, renewed.waitSeconds);
  if ('problem' in renewed) return rejected(renewed.problem, 400);
  await endSession(staff, site, request);
  return openedSession(staff, company, renewed, withPrefix(site.pathPrefix, paths.internal.href()));
}
