import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { appendAudit } from '../audit/auditLog.ts';
import { signedInUser } from './accounts.ts';
import { actorOf } from '../../strapi/currentUser.ts';
import { open, seal } from '../signIn/sealed.ts';
import { publicAddress } from '../../strapi/publicAddress.ts';
import { callbackPath, oidcFolder } from './callback.ts';
import { beginSignIn, endSignIn, flowLifetimeMs, flowSchema } from './provider.ts';
import { rejectedPath, type Rejection, rejectionOf, SignInRejected } from './rejections.ts';
import { oidcSettings } from './settings.ts';
import { beginNetworkAttempt } from '../signIn/attempts.ts';
import { clientOf } from '../signIn/client.ts';
import { pathOf, targetParameter } from '../signIn/paths.ts';
import type { Endpoints } from '../../strapi/endpoints.ts';
import { openSession } from '../../strapi/adminSession.ts';
import { textOf } from '../../strapi/row.ts';
import { endStaffSignIn, staffFlowOf } from './staffSignIn.ts';

type Context = Parameters<Core.MiddlewareHandler>[0];

const flowCookie = 'oidc-flow';

// Lax: the browser comes back from the provider's site.
const flowOptions = ({ request }: Context) => ({
  signed: false,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.secure,
  path: oidcFolder,
  maxAge: flowLifetimeMs,
});

/** In UTF-16 code units: browsers keep no cookie above 4 KiB. */
const maxTargetLength = 500;

const adminFlowSchema = flowSchema.extend({
  /** Page of the admin that was asked for, see {@link pathOf}. */
  target: z.string(),
});

/** The flow that this browser has begun; it can be ended once. */
function takeFlow(strapi: Core.Strapi, ctx: Context): z.infer<typeof adminFlowSchema> | undefined {
  const sealed = ctx.cookies.get(flowCookie, { signed: false });
  ctx.cookies.set(flowCookie, '', { ...flowOptions(ctx), maxAge: 0 });
  const flow = open(strapi, 'sign-in', sealed, adminFlowSchema);
  return flow?.state === ctx.query.state ? flow : undefined;
}

const reject = (strapi: Core.Strapi, ctx: Context, rejection: Rejection): void =>
  ctx.redirect(publicAddress(strapi, rejectedPath(rejection)));

async function begin(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const settings = oidcSettings();
  if (!settings) {
    ctx.status = 404;
    return;
  }
  const { waitSeconds } = await beginNetworkAttempt(strapi, 'directory', clientOf(ctx).network);
  if (waitSeconds > 0) return reject(strapi, ctx, 'oft');
  try {
    const { url, flow } = await beginSignIn(settings, publicAddress(strapi, callbackPath));
    const asked = textOf(ctx.query[targetParameter]);
    const target = asked.length > maxTargetLength ? '' : asked;
    const sealed = seal(strapi, 'sign-in', { ...flow, target }, Date.now() + flowLifetimeMs);
    ctx.cookies.set(flowCookie, sealed, flowOptions(ctx));
    ctx.redirect(url.href);
  } catch (error) {
    reject(strapi, ctx, rejectionOf(strapi, error));
  }
}

async function end(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set({ 'referrer-policy': 'no-referrer' });
  const settings = oidcSettings();
  const staffFlow = staffFlowOf(strapi, ctx.query.state);
  if (staffFlow) return ctx.redirect(await endStaffSignIn(strapi, settings, staffFlow, ctx.search));
  const flow = takeFlow(strapi, ctx);
  if (!settings || !flow) return reject(strapi, ctx, 'abgelaufen');
  try {
    const person = await endSignIn(settings, new URL(publicAddress(strapi, `${callbackPath}${ctx.search}`)), flow);
    const user = await signedInUser(strapi, settings, person);
    await appendAudit(strapi, { action: 'login', actor: actorOf(user), subject: callbackPath });
    await openSession(strapi, ctx, user.id, false);
    ctx.redirect(publicAddress(strapi, pathOf(flow.target)));
  } catch (error) {
    const rejection = rejectionOf(strapi, error);
    // Only of people whom the provider knows: all others could fill the log.
    if (error instanceof SignInRejected) {
      await appendAudit(strapi, {
        action: 'login.refused',
        actor: 'unknown',
        subject: `${callbackPath} ${rejection}`,
      });
    }
    reject(strapi, ctx, rejection);
  }
}

export const oidcEndpoints: Endpoints = {
  'GET /oidc/login': { action: begin, config: { auth: false } },
  'GET /oidc/callback': { action: end, config: { auth: false } },
};
