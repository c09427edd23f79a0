import { describe, expect, it } from 'vitest';
import { downloadsFixture } from './download.fixture.ts';
import { downloadsQuery } from './download.queries.ts';
import { parsedBy } from '../wire/wire.fixture.ts';

function parseFile(file: Record<string, unknown>) {
  const attributes = { url: '/uploads/taxordnung_1f2e.pdf', size: 1, mime: 'application/pdf', ...file };
  const body = { data: [{ id: 'x', attributes: { title: 'x', file: { data: { attributes } } } }] };
  return parsedBy(downloadsQuery, body);
}

describe('downloadsQuery', () => {
  it('asks for the documents of the tenant', () => {
    expect(downloadsQuery.request({ tenant: 'tabor', locale: '' })).toMatchObject({
      path: 'downloads',
      search: { 'filters[company][key]': 'tabor', sort: 'sortOrder:asc' },
    });
  });

  it('reads what the wire contract says', () => {
    expect(downloadsFixture[0]).toEqual({
      id: 'd1taxordnung000000000000',
      title: 'Taxordnung 2027',
      description: 'Was ein Aufenthalt kostet, und wer was bezahlt.',
      file: { name: 'taxordnung_2027_1f2e3d.pdf', bytes: 184_320, mime: 'application/pdf' },
    });
  });

  it('knows a file by its name, wherever it lies', () => {
    const { parsed } = parseFile({ url: 'https://files.example/a/b/plan_1f.pdf' });
    expect(parsed[0]?.file.name).toBe('plan_1f.pdf');
  });

  it.each([
    [{ url: '/uploads/..' }, 'url'],
    [{ url: String.raw`/uploads/..\secret.pdf` }, 'url'],
    [{ url: '/uploads/.hidden.pdf' }, 'url'],
    [{ url: '/uploads/x.pdf?y=.pdf' }, 'url'],
    [{ url: '/uploads/x.html' }, 'url'],
    [{ mime: 'text/html' }, 'mime'],
    [{ size: null }, 'size'],
  ])('leaves out and reports a file with %j', (file, field) => {
    const { parsed, fields } = parseFile(file);
    expect(parsed).toEqual([]);
    expect(fields).toEqual([`data.0.attributes.file.data.attributes.${field}`]);
  });
});
