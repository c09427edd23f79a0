import { expect, it } from 'vitest';
import { changeOf, dueApplicationsMail, notificationOf } from './messages.ts';

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
