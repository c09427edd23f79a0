import { getFetchClient } from '@strapi/strapi/admin';
import { backendUrl } from '../../../adminUi/backendUrl.ts';
import type { FileSection, ShownFile } from '../libraryFiles.ts';

export type { FileSection, ShownFile };

export interface Description {
  text: string;
  isDecorative: boolean;
  /** In percent of the width and the height. */
  focalPoint: { x: number; y: number } | null;
}

/** An entry, by its type and document id; without an id a new one. */
export interface Entry {
  type: string;
  id: string;
}

export const addressOf = (path: string): string => new URL(path, backendUrl() || window.location.origin).href;

export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message
    ? error.message
    : 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

/** Sentences for what is not said of pictures, by their place. */
export const missingTexts = (descriptions: readonly (Description | undefined)[]): Readonly<Record<number, string>> =>
  Object.fromEntries(
    descriptions.flatMap((each, index) =>
      each && !each.isDecorative && !each.text.trim()
        ? [[index, 'Bitte schreiben, was zu sehen ist, oder «Nur Schmuck» wählen.']]
        : [],
    ),
  );

const describe = (id: number, alternativeText: string, alternativeTexts?: Readonly<Record<string, string>>) =>
  getFetchClient().put(`/content/pictures/${id}`, { alternativeText, ...(alternativeTexts && { alternativeTexts }) });

/** @param entry whose organisation the file is of */
export async function uploadFile(file: File, description?: Description, entry?: Entry): Promise<ShownFile> {
  const { text = '', isDecorative = false, focalPoint = null } = description ?? {};
  const alternativeText = isDecorative ? '' : text.trim();
  const form = new FormData();
  form.append('files', file);
  form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText, focalPoint }));
  const { data } = await getFetchClient().post<ShownFile>(`/upload/files?${new URLSearchParams({ ...entry })}`, form);
  if (isDecorative) await describe(data.id, '');
  return { ...data, decorative: isDecorative };
}

export async function describeFile(
  file: ShownFile,
  { text, isDecorative, focalPoint }: Description,
  translations: Readonly<Record<string, string>> | undefined,
): Promise<ShownFile> {
  const alternativeText = isDecorative ? '' : text.trim();
  await describe(file.id, alternativeText, translations);
  const isMoved = focalPoint?.x !== file.focalPoint?.x || focalPoint?.y !== file.focalPoint?.y;
  // Authors describe their pictures, but do not change what is uploaded.
  if (focalPoint && isMoved) await getFetchClient().put(`/upload/files/${file.id}`, { fileInfo: { focalPoint } });
  return { ...file, alternativeText, decorative: isDecorative, focalPoint };
}

/** Gives a file other bytes, wherever it is used. */
export async function replaceFile({ id, name }: ShownFile, bytes: File): Promise<ShownFile> {
  const form = new FormData();
  form.append('files', bytes);
  form.append('fileInfo', JSON.stringify({ name }));
  return (await getFetchClient().post<ShownFile>(`/upload/files/${id}/replace`, form)).data;
}

/** Under which the browser keeps the alternative text of a file that is not yet uploaded, and may be chosen again. */
export const keptTextOfUpload = ({ name, size }: File): string => `alternative text ${name} ${size}`;
