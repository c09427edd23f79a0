import { z } from 'zod';
import { wireAttributes, wireEntryOf } from '../attributes/attributes.ts';
import { download } from '../contract/content/download.ts';
import { entriesOf } from '../wire/parse.ts';

/** One path segment that needs no escaping. Other names are never requested. */
export const downloadNamePattern = /^[\w-][\w.-]{0,199}\.pdf$/i;

/** The file's name in the content service's uploads, e.g. `taxordnung_1f2e3d.pdf`, its size and its media type. */
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

export const wireDownload = wireEntryOf(
  wireAttributes(download.fields).omit({ company: true }).extend({ file: wireFile }),
);

/** A downloadable document, served by name on the site's own origin: `/downloads/{name}`. */
export type Download = z.output<typeof wireDownload>;

/** Parses the response of `GET /api/downloads`. */
export const parseDownloads = entriesOf(wireDownload);
