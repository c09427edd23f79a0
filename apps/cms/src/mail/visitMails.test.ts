import { afterEach, expect, it, vi } from 'vitest';
import { type MailedVisit, visitMail, visitNotification } from './visitMails.ts';

const visit: MailedVisit = {
  reference: 'ABCD-1234',
  stage: 'confirmed',
  startsAt: '2026-12-02T06:30:00.000Z',
  minutes: 60,
  occasion: 'trialDay',
  about: 'Koch',
  place: null,
  sequence: 1,
  reminded: false,
  email: 'anna@muster.example',
  language: 'en',
  company: { key: 'tabor', name: 'Tabor' },
};

it('names the occasion in the language of the form, also in the calendar', () => {
  const { text, icalEvent } = visitMail(visit, undefined, 'empfang@tabor.example');
  expect(text).toContain('Trial day: Koch\nWhen: Wednesday, 2 December 2026, 07:30');
  expect(icalEvent?.content).toContain('SUMMARY:Trial day: Koch\\, Tabor');
});

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-12-01T23:30:00+01:00', 'Tabor: Your appointment is tomorrow'],
  ['2026-12-02T00:30:00+01:00', 'Tabor: Your appointment is confirmed'],
])('reminds of tomorrow on the day before alone: %s', (now, subject) => {
  vi.setSystemTime(now);
  expect(visitMail({ ...visit, reminded: true }, undefined, undefined).subject).toBe(subject);
});

it.each([
  ['confirmed', 'Here you can cancel or move your appointment.'],
  ['cancelled', 'Here you can see which other dates are free.'],
] as const)('says what the page is for once it is %s', (stage, sentence) => {
  const { text } = visitMail({ ...visit, stage }, 'https://tabor.example/meine/besuch/0a', undefined);
  expect(text).toContain(`${sentence} The link is for you only:\nhttps://`);
});

it.each([
  ['de', 'Guten Tag\n', 'Wann: Dienstag, 1. Dezember 2026, 07.30 Uhr'],
  ['it', 'Buongiorno,\n', 'Quando: martedì 1° dicembre 2026, ore 07.30'],
  ['fr', 'Bonjour,\n', 'Quand\u00a0: mardi 1er décembre 2026, à 7 h 30'],
])('greets and names the time in %s as the websites write it', (language, greeting, time) => {
  const { text } = visitMail({ ...visit, language, startsAt: '2026-12-01T06:30:00.000Z' }, undefined, undefined);
  expect(text.startsWith(greeting)).toBe(true);
  expect(text).toContain(`${time}\n`);
});

it('names the house where there are several, also in the calendar', () => {
  const { text, icalEvent } = visitMail({ ...visit, houseName: 'Haus Nord' }, undefined, undefined);
  expect(text).toContain('Meeting point: Haus Nord, reception');
  expect(icalEvent?.content).toContain('LOCATION:Haus Nord\\, Tabor');
});

it('says in the calendar where to call, but not the address of the visitor’s own page', () => {
  const called = { ...visit, phone: '044 123 45 67' };
  const { icalEvent } = visitMail(called, 'https://tabor.example/meine/besuch/0a', 'empfang@tabor.example');
  expect(icalEvent?.content).toContain(String.raw`DESCRIPTION:Your reference: ABCD-1234\nTabor\, 044 123 45 67`);
  expect(icalEvent?.content).not.toContain('/meine/');
});

it('leads the house from the calendar to the entry', () => {
  const { icalEvent } = visitNotification(visit, 'https://admin.example/visit');
  expect(icalEvent?.content).toContain('DESCRIPTION:https://admin.example/visit');
});

it('names it in German to the house, with the house, and says nothing of the visitor', () => {
  const { subject, text, icalEvent } = visitNotification(visit, 'https://admin.example/visit');
  expect(text).toContain('Termin: Mittwoch, 2. Dezember 2026, 07.30 Uhr\n');
  expect(subject).toBe('Tabor: Schnuppern ABCD-1234: Bestätigt');
  expect(icalEvent?.content).toContain('SUMMARY:Schnuppern: Koch\\, Tabor');
  expect(text + icalEvent?.content).not.toContain('anna@');
});
