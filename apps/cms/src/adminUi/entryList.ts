import type { ReactNode } from 'react';
import type { Attribute } from './fields/inputProps.ts';

export interface Header {
  name: string;
  attribute?: Attribute & { type: string };
  cellFormatter?: (row: Readonly<Record<string, unknown>>) => ReactNode;
  [option: string]: unknown;
}

/** What Strapi's hook for the columns of a list passes on. */
export interface EntryList {
  displayedHeaders: Header[];
  layout: { options?: { draftAndPublish?: boolean } };
}
