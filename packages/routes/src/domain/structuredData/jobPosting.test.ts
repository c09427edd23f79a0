import { wireJobsFixture } from '@group/content-client/job/job.fixture';
import { parseJobs } from '@group/content-client/job/job.schema';
import { openAdvertisement } from '../../testing/job.fixture.ts';
import { describe, expect, it } from 'vitest';
import { jobPostingData } from './jobPosting.ts';
import { paragraphHtml, richTextHtml } from './richTextHtml.ts';

const { job, employer, place, canonical } = openAdvertisement;

describe('jobPostingData', () => {
  it('has the properties that Google requires and recommends', () => {
    expect(jobPostingData(canonical, job, employer, place)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Pflegefachperson HF',
      description: expect.stringMatching(/^<p>Auf unserer Wohngruppe.*<ul><li>Sie planen/),
      identifier: { '@type': 'PropertyValue', name: 'Tabor', value: job.id },
      url: canonical,
      datePosted: '2026-11-02T07:00:00.000Z',
      validThrough: '2027-01-31T22:59:59.000Z',
      jobStartDate: '2027-02-01',
      baseSalary: {
        currency: 'CHF',
        value: { '@type': 'QuantitativeValue', minValue: 82_000, maxValue: 98_000, unitText: 'YEAR' },
      },
      hiringOrganization: { name: 'Tabor', sameAs: 'https://tabor.example', logo: employer.logo },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Hofstrasse 12',
          postalCode: '8000',
          addressLocality: 'Aeugst am See',
          addressCountry: 'CH',
        },
      },
      directApply: true,
      applicationContact: { name: 'Ursina Beispiel', telephone: '+41440000000' },
    });
  });

  it('has the date of writing where editors gave no period', () => {
    const [wireFirst] = wireJobsFixture.data;
    const attributes = { ...wireFirst?.attributes, publishFrom: null, createdAt: '2026-10-01T07:00:00.000Z' };
    const [undated] = parseJobs({ data: [{ id: 'j', attributes }], meta: {} }, () => {});
    if (!undated) throw new Error('the job was not parsed');
    expect(jobPostingData(canonical, undated, employer, place).datePosted).toBe('2026-10-01T07:00:00.000Z');
  });

  it.each([
    [{ pensum: { from: 60, to: 80 } }, ['PART_TIME']],
    [{ pensum: { from: 80, to: 100 } }, ['FULL_TIME', 'PART_TIME']],
    [{ pensum: { from: 100, to: 100 } }, ['FULL_TIME']],
    [{ pensum: undefined, fullTime: true }, ['FULL_TIME']],
    [{ pensum: undefined }, undefined],
    [{ kind: 'apprenticeship' as const, pensum: undefined, fullTime: true }, ['FULL_TIME', 'INTERN']],
  ])('has the employment types of %j', (changes, types) => {
    expect(jobPostingData(canonical, { ...job, ...changes }, employer, place).employmentType).toEqual(types);
  });

  it('states no pay where the advertisement has none', () => {
    expect(jobPostingData(canonical, { ...job, pay: undefined }, employer, place).baseSalary).toBeUndefined();
  });

  it('has a description even if editors wrote none', () => {
    const bare = { ...job, intro: undefined, description: [] };
    expect(jobPostingData(canonical, bare, employer, place).description).toBe('<p>Pflegefachperson HF</p>');
  });
});

describe('richTextHtml', () => {
  it('escapes markup in text', () => {
    const text = { type: 'text' as const, text: '<script>"&' };
    expect(richTextHtml([{ type: 'paragraph', children: [text] }])).toBe('<p>&lt;script&gt;&quot;&amp;</p>');
    expect(paragraphHtml('<b>')).toBe('<p>&lt;b&gt;</p>');
  });

  it('keeps lists, bold text, and the text of links', () => {
    expect(
      richTextHtml([
        { type: 'heading', level: 3, children: [{ type: 'text', text: 'Titel' }] },
        {
          type: 'list',
          format: 'ordered',
          children: [
            {
              type: 'list-item',
              children: [
                { type: 'text', text: 'fett', bold: true },
                { type: 'link', url: '/kontakt', children: [{ type: 'text', text: ' hier' }] },
              ],
            },
          ],
        },
      ]),
    ).toBe('<p><strong>Titel</strong></p><ol><li><strong>fett</strong> hier</li></ol>');
  });
});
