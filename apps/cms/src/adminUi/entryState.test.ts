import { describe, expect, it } from 'vitest';
import { entryState, type Row } from './entryState.ts';

const now = '2026-11-22T12:00:00.000Z';
const past = '2026-11-01T07:00:00.000Z';
const future = '2027-01-31T22:59:59.999Z';

describe('the state of an entry in a list', () => {
  it.each<[Row, string]>([
    [{ status: 'draft', publishFrom: future }, 'Entwurf'],
    [{ status: 'published' }, 'Live'],
    [{ status: 'published', publishFrom: past, publishUntil: future }, 'Live'],
    [{ status: 'published', publishFrom: future }, 'Geplant: 31.01.2027, 23:59'],
    [{ status: 'published', publishUntil: past }, 'Abgelaufen: 01.11.2026, 08:00'],
    [{ status: 'published', publishUntil: now }, 'Abgelaufen: 22.11.2026, 13:00'],
    [{ status: 'published', filled: true }, 'Besetzt'],
    [{ status: 'published', cancelled: true }, 'Abgesagt'],
    [{ status: 'published', cancelled: true, publishUntil: past }, 'Abgelaufen: 01.11.2026, 08:00'],
    [{ status: 'modified', publishUntil: past }, 'Unveröffentlichte Änderungen'],
  ])('of %j is %s', (row, text) => {
    expect(entryState(row, now).text).toBe(text);
  });
});
