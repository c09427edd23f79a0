import type { AtHouse, Erasure, Passport } from '@group/content-client/contract/passport';
import type { FormError, NotSent } from '../../forms/formAnswer.ts';
import type { UnopenedState } from '../../forms/usePrivatePage.ts';

/** What the holder of a link can do; also the value of the button that does it. */
export const passportActions = ['files', 'contact', 'withdraw', 'notMe'] as const;
export type PassportAction = (typeof passportActions)[number];

/** What a link leads to. */
export type PassportState =
  | { kind: 'open'; passport: Passport; done?: PassportAction | undefined }
  /** What became of an application that went to several houses. */
  | { kind: 'houses'; houses: readonly AtHouse[]; done?: PassportAction | undefined }
  | { kind: 'erased'; erasure: Erasure }
  | UnopenedState;

/** A form that changed nothing. */
export interface NotChanged extends Pick<NotSent, 'problems' | 'files' | 'values'> {
  action: PassportAction;
  /** Tenant key of the house whose application was to be withdrawn; missing for all. */
  house?: string | undefined;
  formError?: FormError | 'tooMany' | 'noFiles' | 'unconfirmed' | 'interrupted' | undefined;
}

/** The box that confirms a withdrawal: from one house, or from all. */
export const confirmedField = (house: string | undefined): string => (house ? `confirmed-${house}` : 'confirmed');

/** What a form asks for. */
export function actionOf(content: FormData): Pick<NotChanged, 'action' | 'house'> {
  const action = passportActions.find((each) => each === content.get('action')) ?? 'files';
  const house = content.get('house');
  return { action, house: typeof house === 'string' ? house : undefined };
}

/** What the page says of a form that has no answer. */
export const notChanged = (content: FormData, formError: NotChanged['formError']): NotChanged => ({
  ...actionOf(content),
  problems: {},
  files: [],
  values: {},
  formError,
});

export const isNotChanged = (answer: unknown): answer is NotChanged =>
  typeof answer === 'object' && answer !== null && 'action' in answer && 'problems' in answer;
