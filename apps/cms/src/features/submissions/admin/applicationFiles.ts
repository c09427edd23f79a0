import { getFetchClient } from '@strapi/strapi/admin';
import { backendUrl } from '../../../admin/backendUrl.ts';

/** A file of an application. */
export interface ApplicationFile {
  name: string;
  type: string;
  bytes: number;
  /** Valid for one minute. */
  url: string;
}

/** The files of an application, each with a new link. */
export async function filesOf(documentId: string): Promise<ApplicationFile[]> {
  const { data } = await getFetchClient().get<{ files: ApplicationFile[] }>(
    `/content/applications/${documentId}/files`,
  );
  return data.files.map((file) => ({ ...file, url: `${backendUrl()}${file.url}` }));
}
