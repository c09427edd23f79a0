import { getFetchClient } from '@strapi/strapi/admin';
import type { Listed } from '../worklist/listed.ts';
import { type ApplicationFile, filesOf } from './applicationFiles.ts';

/** What an applicant wrote, by field of the form, and what HR adds. */
export interface Application {
  notes: string | null;
  assignedTo: string | null;
  [field: string]: string | null;
}

/** An application with its files. */
export interface ReadApplication {
  application: Application;
  /** `undefined` if they cannot be read now. */
  files: readonly ApplicationFile[] | undefined;
}

/** The path of an application in the admin's API. */
export const applicationPath = (id: string): string =>
  `/content-manager/collection-types/plugin::content.application/${id}`;

/** The same with its row of the list. */
export interface ListedApplication extends ReadApplication {
  listed: Listed;
}

export async function readApplication(documentId: string): Promise<ReadApplication> {
  const [{ data }, files] = await Promise.all([
    getFetchClient().get<{ data: Application }>(applicationPath(documentId)),
    filesOf(documentId).catch(() => undefined),
  ]);
  return { application: data.data, files };
}
