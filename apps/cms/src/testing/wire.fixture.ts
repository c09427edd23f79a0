import { expect } from 'vitest';

/** An example picture in the wire format. */
export const picture = {
  data: {
    attributes: {
      url: expect.stringMatching(/^\/uploads\/[\w-]+\.webp$/),
      width: 1920,
      height: 1280,
      mime: 'image/webp',
      alternativeText: expect.stringMatching(/\w{4}/),
    },
  },
};

/** An example picture that social networks show. */
export const socialPicture = {
  data: { attributes: { formats: { gallery: { url: expect.stringMatching(/^\/uploads\//), width: 1600 } } } },
};

/** Rich text with at least one paragraph. */
export const richText = expect.arrayContaining([
  { type: 'paragraph', children: [{ type: 'text', text: expect.stringMatching(/./) }] },
]);

/** The relation to a company. */
export const company = (key: string) => ({ data: { id: expect.stringMatching(/^\w+$/), attributes: { key } } });
