import { expect, it } from 'vitest';
import { wirePicture } from './picture.fixture.ts';
import { requiredPicture } from './picture.schema.ts';

it('has a focal point in percent, unless it is missing or wrong', () => {
  const { data } = wirePicture('garten.jpg', 'Der Garten');
  const withPoint = (focalPoint: unknown) =>
    requiredPicture.parse({ data: { ...data, attributes: { ...data.attributes, focalPoint } } });
  expect(withPoint({ x: 30, y: 62.5 })).toMatchObject({ focalPoint: { x: 30, y: 62.5 } });
  for (const wrong of [null, undefined, { x: 30 }, { x: 30, y: 130 }, 'middle'])
    expect(withPoint(wrong)).not.toHaveProperty('focalPoint');
});

it('has the colours of its halves, unless they are missing or wrong', () => {
  const { data } = wirePicture('garten.jpg', 'Der Garten');
  const withTones = (tones: unknown) =>
    requiredPicture.parse({ data: { ...data, attributes: { ...data.attributes, tones } } });
  const tones = { top: '#a1b2c3', bottom: '#d4e5f6' };
  expect(withTones(tones)).toMatchObject({ tones });
  for (const wrong of [null, undefined, { top: '#a1b2c3' }, { ...tones, top: 'red;}' }])
    expect(withTones(wrong)).not.toHaveProperty('tones');
});

it('knows whether the alternative text is in the language that was asked for', () => {
  const { data } = wirePicture('garten.jpg', 'The garden');
  const attributes = { ...data.attributes, alternativeTextLocale: 'en' };
  expect(requiredPicture.parse({ data: { ...data, attributes } })).toMatchObject({
    alt: 'The garden',
    translated: true,
  });
  expect(requiredPicture.parse({ data })).not.toHaveProperty('translated');
});
