import { expect, it } from 'vitest';
import { decisionTemplate, decisionStages } from './messages.ts';
import { mailFrom, unknownPlaceholders } from './placeholders.ts';

const values = { name: 'Anna {betrieb}', stelle: 'Köchin', betrieb: 'Tabor' };

it('fills in each placeholder once, and never what a value says', () => {
  const mail = mailFrom(
    { subject: 'Bewerbung: {stelle}', text: 'Guten Tag {name}\n{betrieb}, {betrieb} {unknown}' },
    values,
  );
  expect(mail).toEqual({ subject: 'Bewerbung: Köchin', text: 'Guten Tag Anna {betrieb}\nTabor, Tabor {unknown}' });
});

it('leaves no colon before a title that is missing', () => {
  expect(mailFrom({ subject: 'Bewerbung: {stelle}', text: '' }, { ...values, stelle: '' }).subject).toBe('Bewerbung');
});

it('finds what is no placeholder', () => {
  expect(unknownPlaceholders({ subject: '{name}', text: '{Name} {} {vorname} { offen' })).toEqual([
    '{Name}',
    '{}',
    '{vorname}',
  ]);
});

it.each(['de', 'gsw', 'en', 'it', 'fr-CH', 'xx', 'constructor'])('has complete texts for %s', (language) => {
  for (const stage of decisionStages) {
    const template = decisionTemplate(stage, language);
    expect(unknownPlaceholders(template)).toEqual([]);
    expect(mailFrom(template, values).text).toMatch(/Anna \{betrieb\},?\n\n.{40,}\n\n.+\nTabor\n$/);
  }
});
