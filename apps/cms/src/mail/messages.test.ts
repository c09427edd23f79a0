import { expect, it } from 'vitest';
import { changeOf, dueApplicationsMail, findingsMail, notificationOf } from './messages.ts';

const link = 'https://admin.example/bewerbungen';

it.each([
  notificationOf('application', 'Tabor', 'ABCD-1234', link),
  notificationOf('message', 'Tabor', 'ABCD-1234', link),
  changeOf('Tabor', 'ABCD-1234', 'Unterlagen nachgereicht'),
  dueApplicationsMail('Tabor', [{ reference: 'ABCD-1234', answerBy: '22.11.2026', isOverdue: true, link }]),
])('names the house to staff who work for several: $subject', ({ subject, text }) => {
  expect(subject).toMatch(/^Tabor: /);
  expect(text).toContain('bei Tabor');
});

it('opens the language in which something was found', () => {
  const entry = { type: 'page', id: 'a', locale: 'en', title: 'Garden', findings: [] };
  expect(findingsMail('Tabor', [entry], 'https://admin.example').text).toContain('=en\n');
});
