import { textsFor } from '@group/ui/texts/defineTexts';
import { isRouteErrorResponse } from 'react-router';
import { errorTexts } from './error.texts.ts';

/** What an error screen is called. */
export function errorTitle(error: unknown, language: string): string {
  const texts = textsFor(errorTexts, language);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return texts.notFound;
  return status === 503 ? texts.unavailable : texts.unexpected;
}
