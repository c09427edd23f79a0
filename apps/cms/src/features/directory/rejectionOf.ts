import type { Core } from '@strapi/strapi';
import { failureCode } from './provider.ts';
import { type Rejection, SignInRejected } from './rejections.ts';

/** Why a sign-in failed. What the person has not caused is in the log, with a code and nothing about the person. */
export function rejectionOf(strapi: Core.Strapi, error: unknown): Rejection {
  if (error instanceof SignInRejected) return error.rejection;
  const code = failureCode(error);
  if (code === 'access_denied') return 'abgebrochen';
  strapi.log.warn(`A sign-in with the directory failed: ${code}`);
  return 'anbieter';
}
