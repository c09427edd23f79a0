import { describe, expect, it } from 'vitest';
import type { ContentProblem } from '../wire/problem.ts';
import { ContentShapeError } from '../wire/problem.ts';
import { wireConfigurationFixture } from './configuration.fixture.ts';
import { parseConfiguration } from './configuration.schema.ts';

function withAttributes(attributes: Record<string, unknown>) {
  return { data: { attributes: { ...wireConfigurationFixture.data.attributes, ...attributes } } };
}

function parse(body: unknown) {
  const problems: ContentProblem[] = [];
  return { configuration: parseConfiguration(body, (problem) => problems.push(problem)), problems };
}

describe('parseConfiguration', () => {
  it.each([
    [
      { notice: 'Bitte Maske tragen.', noticeUntil: '2026-12-01' },
      { text: 'Bitte Maske tragen.', until: '2026-12-01' },
    ],
    [{ notice: 'Bitte Maske tragen.', noticeUntil: null }, { text: 'Bitte Maske tragen.' }],
    [{ notice: null, noticeUntil: '2026-12-01' }, undefined],
  ])('reads the notice of %j', (attributes, notice) => {
    expect(parse(withAttributes(attributes)).configuration.notice).toEqual(notice);
  });

  it('reads what the wire contract says', () => {
    const { configuration, problems } = parse(wireConfigurationFixture);
    expect(problems).toEqual([]);
    expect(configuration).toEqual({
      name: 'Tabor',
      addressLines: ['Hofstrasse 12', '8000 Musterhausen'],
      phone: undefined,
      email: undefined,
      navigation: [
        { name: 'Wohnen', link: '/wohnen' },
        { name: 'Jobs', link: '/jobs' },
      ],
      footer: [
        { heading: { name: 'Das Haus', link: undefined }, links: [{ name: 'Wohnen', link: '/wohnen' }] },
        {
          heading: { name: 'Arbeiten', link: '/jobs' },
          links: [{ name: 'Offene Stellen', link: '/jobs/offene-stellen' }],
        },
      ],
      socials: [{ type: 'facebook', link: 'https://social.example/tabor' }],
      mainColour: '#1a6b54',
      metadata: {
        title: 'Wohnen im Alter',
        description: 'Ein Haus mit Garten.',
        keywords: 'Pflege, Wohnen',
        image: { name: 'gallery_haus_ab12.jpg', width: 1600, height: 1067, alt: 'Das Haus' },
      },
    });
  });

  it('needs nothing but a name', () => {
    const { configuration } = parse({ data: { attributes: { Name: 'Tabor' } } });
    expect(configuration).toMatchObject({ name: 'Tabor', navigation: [], footer: [], socials: [], addressLines: [] });
  });

  it('begins a first column without heading where the list does not begin with a header', () => {
    const { configuration } = parse(withAttributes({ Fusszeile: [{ name: 'Kontakt', link: '/kontakt' }] }));
    expect(configuration.footer).toEqual([{ links: [{ name: 'Kontakt', link: '/kontakt' }] }]);
  });

  it.each(['', ' ', null, undefined])('keeps a footer header with the empty link %o', (link) => {
    const { configuration, problems } = parse(withAttributes({ Fusszeile: [{ name: 'Haus', link, header: true }] }));
    expect(configuration.footer).toEqual([{ heading: { name: 'Haus' }, links: [] }]);
    expect(problems).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', String.raw`/\evil.example`, 'evil'])(
    'leaves out a link to %s and names the field',
    (link) => {
      const { configuration, problems } = parse(
        withAttributes({
          Nav: [
            { name: 'x', link },
            { name: 'Jobs', link: '/jobs' },
          ],
        }),
      );
      expect(configuration.navigation).toEqual([{ name: 'Jobs', link: '/jobs' }]);
      expect(problems.map(({ field }) => field)).toEqual(['Nav.0.link']);
    },
  );

  it('reports a colour that is none, and does without it', () => {
    const { configuration, problems } = parse(withAttributes({ mainColor: 'red;}</style>' }));
    expect(configuration.mainColour).toBeUndefined();
    expect(problems.map(({ field }) => field)).toEqual(['mainColor']);
  });

  it('never repeats a value of the content in a problem', () => {
    const { problems } = parse(withAttributes({ Nav: [{ name: 'x', link: 'secret-value' }] }));
    expect(JSON.stringify(problems)).not.toContain('secret-value');
  });

  it.each([null, [], { data: null }, { data: { attributes: { Name: '' } } }, { data: { attributes: { Name: 7 } } }])(
    'counts %j as no configuration',
    (body) => {
      expect(() => parse(body)).toThrow(ContentShapeError);
    },
  );
});
