import { z } from 'zod';
import { optionalText } from '../wire/fields.ts';

/** A point of a picture, in percent of its width and height. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A picture of the content service, served by name on the site's own origin. */
export interface Picture {
  /** File name in the content service's uploads, for example `garten_1f2e3d.jpg`. */
  name: string;
  /** Intrinsic size of the original, in pixels. */
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  /** What every crop shows, in percent from the left and from the top; the middle where an editor has set none. */
  focalPoint?: FocalPoint;
  /** The mean colours of its upper and lower half, as `#a1b2c3`; missing for transparent pictures. */
  tones?: { top: string; bottom: string };
  /** Whether the alternative text is in the language that was asked for; otherwise it is German. */
  translated?: boolean;
}

/** One path segment that needs no escaping. Other names are never requested. */
export const pictureNamePattern = /^[\w-][\w.-]{0,199}\.(?:jpe?g|png|webp|avif)$/i;

const wireFile = z.object({ url: z.string(), width: z.number().positive(), height: z.number().positive() });

const percent = z.number().min(0).max(100);
const colour = z.string().regex(/^#[\da-f]{6}$/);

const wireFileEntry = z.object({
  attributes: wireFile.extend({
    alternativeText: optionalText,
    alternativeTextLocale: optionalText,
    focalPoint: z.object({ x: percent, y: percent }).optional().catch(undefined),
    tones: z.object({ top: colour, bottom: colour }).optional().catch(undefined),
    formats: z
      .object({ gallery: wireFile.optional().catch(undefined) })
      .nullish()
      .catch(undefined),
  }),
});

type Description = Omit<z.output<typeof wireFileEntry>['attributes'], keyof z.output<typeof wireFile> | 'formats'>;

function pictureOf(
  file: z.output<typeof wireFile>,
  { alternativeText = '', alternativeTextLocale, focalPoint, tones }: Description,
  context: z.core.$RefinementCtx,
): Picture {
  const name = file.url.split('/').at(-1) ?? '';
  if (!pictureNamePattern.test(name)) {
    context.addIssue({ code: 'custom', message: 'expected the name of a JPEG, PNG, WebP or AVIF file' });
    return z.NEVER;
  }
  return {
    name,
    width: file.width,
    height: file.height,
    alt: alternativeText,
    ...(focalPoint && { focalPoint }),
    ...(tones && { tones }),
    ...(alternativeTextLocale !== undefined && { translated: true }),
  };
}

/** A required media field for one picture. */
export const requiredPicture = z
  .object({ data: wireFileEntry })
  .transform(({ data: { attributes } }, context) => pictureOf(attributes, attributes, context));

/** A media field for one picture; a malformed file counts as missing. */
export const optionalPicture = requiredPicture.optional().catch(undefined);

/** The picture for social networks: its `gallery` format if it has one. */
export const socialPicture = z
  .object({ data: wireFileEntry })
  .transform(({ data: { attributes } }, context) =>
    pictureOf(attributes.formats?.gallery ?? attributes, attributes, context),
  )
  .optional()
  .catch(undefined);

/** A media field for many pictures; malformed files are omitted. */
export const pictureList = z
  .object({ data: z.array(z.unknown()).nullable() })
  .nullish()
  .transform((list) =>
    (list?.data ?? []).flatMap((entry) => {
      const result = requiredPicture.safeParse({ data: entry });
      return result.success ? [result.data] : [];
    }),
  );

/** All pictures in a response of the content service, without duplicates. */
export function picturesWithin(body: unknown): Picture[] {
  const found = new Map<string, Picture>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { data: picture } = requiredPicture.safeParse({ data: value });
    if (picture) found.set(picture.name, picture);
    else for (const each of Object.values(value)) look(each);
  };
  look(body);
  return [...found.values()];
}
