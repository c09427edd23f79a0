import { getFetchClient } from '@strapi/strapi/admin';
import type { Listed } from '../worklist/listed.ts';
import { backendUrl } from '../../../adminUi/backendUrl.ts';

/** What an applicant wrote, by field of the form, and what HR adds. */
export interface Application {
  notes: string | null;
  assignedTo: string | null;
  [field: string]: string | null;
}

export interface ApplicationFile {
  name: string;
  type: string;
  bytes: number;
  /** Valid for one minute. */
  url: string;
}

export interface ReadApplication {
  application: Application;
  /** `undefined` if they cannot be read now. */
  files: readonly ApplicationFile[] | undefined;
}

export const applicationPath = (id: string): string =>
  `/content-manager/collection-types/plugin::content.application/${id}`;

/** The files of an application, each with a new link. */
export async function filesOf(documentId: string): Promise<ApplicationFile[]> {
  const path = `/content/applications/${documentId}/files`;
  const { data } = await getFetchClient().get<{ files: ApplicationFile[] }>(path);
  return data.files.map((file) => ({ ...file, url: `${backendUrl()}${file.url}` }));
}

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
