import type { Core } from '@strapi/strapi';
import { failureCode } from './provider.ts';
import { type Refusal, SignInRefused } from './refusals.ts';

/** Why a sign-in failed. What the person has not caused is in the log, with a code and nothing about the person. */
export function refusalOf(strapi: Core.Strapi, error: unknown): Refusal {
  if (error instanceof SignInRefused) return error.refusal;
  const code = failureCode(error);
  if (code === 'access_denied') return 'abgebrochen';
  strapi.log.warn(`A sign-in with the directory failed: ${code}`);
  return 'anbieter';
}
