import { getFetchClient } from '@strapi/strapi/admin';

export interface PreviewedEntry {
  /** Singular name of its type. */
  name: string;
  id: string;
  /** Empty for types without languages. */
  locale: string;
}

export async function previewLink({ name, id, locale }: PreviewedEntry, place?: 'frame'): Promise<string> {
  const params = { locale, ...(place && { frame: true }) };
  const { data } = await getFetchClient().get<{ url: string }>(`/content/preview/${name}/${id}`, { params });
  return data.url;
}
