import { expect, it } from 'vitest';
import { wirePicture } from './picture.fixture.ts';
import { requiredPicture } from './picture.schema.ts';

it('knows whether the alternative text is in the language that was asked for', () => {
  const { data } = wirePicture('garten.jpg', 'The garden');
  const attributes = { ...data.attributes, alternativeTextLocale: 'en' };
  expect(requiredPicture.parse({ data: { ...data, attributes } })).toMatchObject({
    alt: 'The garden',
    translated: true,
  });
  expect(requiredPicture.parse({ data })).not.toHaveProperty('translated');
});
