import { submissionFields } from '@group/content-client/contract/submissions/fields';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationsPdf, type ExportedApplication } from './applicationsPdf.ts';

const entry: ExportedApplication['entry'] = {
  documentId: 'a',
  firstName: 'Šárka',
  surname: 'Nguyễn',
  stage: 'in-contact',
  jobTitle: 'Fachperson Gesundheit EFZ',
  area: 'care',
  acceptedAt: '2026-11-20T23:30:00.000Z',
  assignedTo: 'Petra Muster',
  email: 'sarka.nguyen@example.ch',
  tel: '+41791234567',
  location: 'Zürich',
  highestDegree: 'Fachfrau Gesundheit',
  contact: 'Abends ab 18 Uhr',
  address: 'Musterweg 12',
  zipCode: '8000',
  message: 'Guten Tag\nЮлія Ковальчук',
  flagged: 'unscanned',
  files: [{ name: 'Lebenslauf Nguyễn.pdf', bytes: 123_456 }],
  language: 'de',
  reference: 'TAB-4F7K2M',
  company: { key: 'tabor', name: 'Haus Tabor' },
};

function exported(changes: Partial<typeof entry> = {}): ExportedApplication {
  const changed = { ...entry, ...changes };
  const { documentId, firstName, surname, stage, acceptedAt, reference } = changed;
  const common = { documentId, firstName, surname, stage, acceptedAt, reference };
  const texts = { jobTitle: changed.jobTitle ?? '', area: '', company: 'Haus Tabor', assignedTo: 'Petra Muster' };
  return { entry: changed, row: { ...common, ...texts, answerBy: '2026-11-27T22:59:59.999Z', urgency: 'later' } };
}

/** In PDF points, from the lower left corner. */
interface Line {
  text: string;
  right: number;
  bottom: number;
}

/** Writes a document and reads it. */
async function written(...applications: ExportedApplication[]) {
  const bytes = await applicationsPdf(applications, new Date('2026-11-23T08:00:00Z'));
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: Line[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    pages.push(
      lines.map(({ str, width, transform: [, , , , x, y] }) => ({
        text: str,
        right: Number(x) + width,
        bottom: Number(y),
      })),
    );
  }
  return { document, pages, texts: pages.map((page) => page.map(({ text }) => text).join(' ')) };
}

describe('the document', () => {
  let document: Awaited<ReturnType<typeof written>>['document'];
  let texts: string[];
  beforeAll(async () => {
    const long = exported({ surname: 'Lang', message: 'Ich arbeite gern mit Menschen. '.repeat(200) });
    ({ document, texts } = await written(long, exported()));
  });

  it('has every answer with its label, the state, and the files', () => {
    const text = texts.at(-1);
    const printed = {
      ...entry,
      area: 'Pflege und Betreuung',
      language: 'Deutsch',
      message: 'Юлія Ковальчук',
      flagged: 'Nicht auf Schadprogramme geprüft',
    };
    const { firstName, surname, flagged, ...labelled } = submissionFields.application;
    for (const { label } of Object.values(labelled)) expect(text).toContain(label);
    for (const name of Object.keys({ firstName, surname, flagged, ...labelled })) {
      expect(text).toContain(Object.entries(printed).find(([field]) => field === name)?.[1]);
    }
    expect(text).toContain('Fachperson Gesundheit EFZ Haus Tabor Stand In Kontakt');
    expect(text).toContain('Eingegangen am 21.11.2026 Antwort bis 27.11.2026 Zuständig Petra Muster');
    expect(text).toContain('Lebenslauf Nguyễn.pdf (121 KB)');
    expect(text).not.toContain('\u{FFFD}');
  });

  it('begins each application on a new page, and counts its pages', async () => {
    expect(texts).toHaveLength(4);
    for (const [position, text] of texts.entries()) {
      const foot = position < 3 ? `Seite ${position + 1} von 3 · Šárka Lang` : 'Seite 1 von 1 · Šárka Nguyễn';
      expect(text).toContain(`Haus Tabor TAB-4F7K2M Exportiert am 23.11.2026 ${foot}`);
    }
    const outline = await document.getOutline();
    expect(outline?.map(({ title }) => title)).toEqual(['Šárka Lang', 'Šárka Nguyễn']);
  });

  it('tells readers its language, its title and its structure', async () => {
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Bewerbungen, 23.11.2026', Author: 'Haus Tabor', Language: 'de-CH' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(tree).toContain(`"role":"${role}"`);
  });
});

it('keeps hostile texts on the paper, in linear time, and shows what its font does not have', async () => {
  const hostile = {
    'marks on one letter': `a${'\u0301\u0323'.repeat(50_000)}`,
    'marks on every letter': 'o\u0323\u0308\u0301\u0302\u0304'.repeat(4_000),
    'a long word': 'W'.repeat(20_000),
    'opening brackets': '( '.repeat(10_000),
    'empty lines': `a${'\n'.repeat(20_000)}b`,
    directions: '\u202eabc\u2066 '.repeat(4_000),
    emoji: '👩‍👩‍👧‍👦'.repeat(2_000),
    'control characters': '\0\u001b[2J\b'.repeat(4_000),
  };
  const { pages, texts } = await written(
    ...Object.entries(hostile).map(([firstName, message]) =>
      exported({ firstName, message, surname: message.slice(0, 200), contact: message.slice(0, 500) }),
    ),
  );
  for (const { right, bottom } of pages.flat()) {
    // Half of the margin: shaping may widen a line a little.
    expect(right).toBeLessThan(564);
    expect(bottom).toBeGreaterThan(30);
  }
  expect(pages.length).toBeLessThan(60);
  for (const name of Object.keys(hostile)) {
    const first = texts.findIndex((text) => text.startsWith(name));
    expect(texts[first]).toContain('Seite 1 von');
  }
  expect(texts.join(' ')).toMatch(/\u{FFFD}{20}.*\u{FFFD} steht für ein Zeichen, das diese Schrift nicht hat/u);
}, 20_000);
