import { z } from 'zod';
import type { PrivateLink } from './submissions/privateLink.ts';

/** What the buttons of a subscription's page do. */
export const alertActions = ['confirm', 'renew', 'unsubscribe'] as const;
export type AlertAction = (typeof alertActions)[number];

/** What a visitor chose on the page of a link; without it nothing changes. */
export interface AlertLink extends PrivateLink {
  action?: AlertAction | undefined;
}

const alert = z.object({
  /** Empty fields match every job. */
  area: z.string(),
  employer: z.string(),
  place: z.string(),
  workload: z.string(),
  apprenticeships: z.string(),
  /** ISO instant; null until it is confirmed. */
  endsAt: z.string().nullable(),
});

/** What the holder of a link sees of a subscription: not the address, as a mail may reach another person. */
export type Alert = z.infer<typeof alert>;

/** The subscription to which a link leads; null once it has ended. */
export const alertAnswer = z.object({ alert: alert.nullable() });

/** A subscription is erased unless it is confirmed within these hours after its arrival. */
export const hoursToConfirm = 48;

/** How long a subscription lasts from its confirmation or renewal. */
export const alertMonths = 6;
