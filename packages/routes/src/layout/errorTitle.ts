import { messagesFor } from '@group/ui/messages/defineMessages';
import { isRouteErrorResponse } from 'react-router';
import { errorMessages } from './error.messages.ts';

/** Errors with a message of their own. */
type ErrorKind = 'notFound' | 'tooMany' | 'unavailable' | 'unexpected';

const kinds: Readonly<Record<number, ErrorKind>> = {
  404: 'notFound',
  429: 'tooMany',
  503: 'unavailable',
};

/** An error without a message of its own is unexpected. */
export function errorKind(error: unknown): ErrorKind {
  return (isRouteErrorResponse(error) && kinds[error.status]) || 'unexpected';
}

/** The title of an error screen. */
export function errorTitle(error: unknown, language: string): string {
  return messagesFor(errorMessages, language)[errorKind(error)];
}
