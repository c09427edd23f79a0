import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { DownloadTexts, Example } from './example.ts';
import { pdfOf } from './pdf.ts';
import { serviceOf } from '../strapi/services.ts';

export async function uploadDocument(
  strapi: Core.Strapi,
  example: Example,
  locale: string,
  { id, title, description, lines }: DownloadTexts & { id: string },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-documents-'));
  try {
    const name = locale === 'de-CH' ? `${example.key}-${id}.pdf` : `${example.key}-${id}-${locale.slice(0, 2)}.pdf`;
    const filepath = join(folder, name);
    const bytes = pdfOf(title, lines, [example.name, ...example.address, example.phone].join(' · '), locale);
    await writeFile(filepath, bytes);
    const upload = serviceOf(strapi, 'plugin::upload.upload');
    const file = { filepath, originalFilename: name, mimetype: 'application/pdf', size: bytes.length };
    const [uploaded]: [{ id: number }] = await upload.upload({
      data: { fileInfo: { name, alternativeText: title, caption: description } },
      files: file,
    });
    await strapi.db.query('plugin::upload.file').update({ where: { id: uploaded.id }, data: { tenant: example.key } });
    return uploaded.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
