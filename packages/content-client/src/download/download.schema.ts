import { z } from 'zod';
import { wireCollection } from '../wire/envelope.ts';
import { optionalText, requiredText, wireId } from '../wire/fields.ts';
import { parseDocument, parseEach } from '../wire/parse.ts';
import type { ReportProblem } from '../wire/problem.ts';

/** A downloadable document, served by name on the site's own origin: `/downloads/{name}`. */
export interface Download {
  id: string;
  title: string;
  description?: string | undefined;
  file: {
    /** File name in the content service's uploads, for example `taxordnung_1f2e3d.pdf`. */
    name: string;
    bytes: number;
    mime: string;
  };
}

/** One path segment that needs no escaping. Other names are never requested. */
export const downloadNamePattern = /^[\w-][\w.-]{0,199}\.pdf$/i;

const wireFile = z
  .object({
    data: z.object({
      attributes: z.object({
        url: z
          .string()
          .transform((url) => url.split('/').at(-1) ?? '')
          .pipe(z.string().regex(downloadNamePattern, { error: 'expected the name of a PDF file' })),
        size: z.number().positive(),
        mime: z.literal('application/pdf'),
      }),
    }),
  })
  // The content service states sizes in kB of 1000 bytes.
  .transform(
    ({
      data: {
        attributes: { url, size, mime },
      },
    }) => ({ name: url, bytes: Math.round(size * 1000), mime }),
  );

export const wireDownload = z
  .object({
    id: wireId,
    attributes: z.object({ title: requiredText, description: optionalText, file: wireFile }),
  })
  .transform(({ id, attributes }): Download => ({ id, ...attributes }));

/** Parses the response of `GET /api/downloads`. */
export function parseDownloads(body: unknown, report: ReportProblem): Download[] {
  return parseEach(wireDownload, parseDocument(wireCollection, body).data, 'data', report);
}
