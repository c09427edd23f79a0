import { describe, expect, it } from 'vitest';
import { readVisit } from './visit.schema.ts';

const now = Date.parse('2026-11-25T10:00:00Z');
const slot = `${'a'.repeat(24)}/2026-12-02T13:00:00.000Z`;
const adult = { name: 'Anna Muster', occasion: 'visit', email: 'anna@muster.example', slot };
const minor = { name: 'Mia', occasion: 'trialDay', ageGroup: '13-15', contact: '079 000 00 00', slot };

describe('readVisit', () => {
  it('takes a chosen date', () => {
    expect(readVisit({ ...adult, persons: '2', wish1: '2026-12-03' }, now)).toMatchObject({
      fields: { name: 'Anna Muster', slot, persons: '2', wishes: '' },
    });
  });

  it.each(['0', '11', '2.5', '-1', 'two'])('rejects %s persons', (persons) => {
    expect(readVisit({ ...adult, persons }, now)).toEqual({ problems: { persons: 'choice' } });
  });

  it('takes wishes where no date is chosen, and asks for either', () => {
    const wishes = { wish1: '2026-12-03', part1: 'morning', wish3: '2026-12-05', part3: 'never' };
    expect(readVisit({ ...adult, slot: '', ...wishes }, now)).toMatchObject({
      fields: { wishes: '3.12.2026 Vormittag, 5.12.2026 ganzer Tag' },
    });
    expect(readVisit({ ...adult, slot: '' }, now)).toEqual({ problems: { slot: 'missing' } });
  });

  it.each(['2026-11-24', '2027-02-24', 'morgen', '2026-02-30', '31.11.2026', '3.12.26'])(
    'rejects the wish %s',
    (wish2) => {
      expect(readVisit({ ...adult, slot: '', wish2 }, now)).toEqual({ problems: { wish2: 'day' } });
    },
  );

  it('takes wishes that are typed, from today on', () => {
    const wishes = { wish1: '25.11.2026', wish2: ' 3. 1. 2027', wish3: '2027-02-23' };
    expect(readVisit({ ...adult, slot: '', ...wishes }, now)).toMatchObject({
      fields: { wishes: '25.11.2026 ganzer Tag, 3.1.2027 ganzer Tag, 23.2.2027 ganzer Tag' },
    });
  });

  it('wants a mail address or a phone number', () => {
    expect(readVisit({ ...adult, email: ' ' }, now)).toEqual({ problems: { email: 'emailOrPhone' } });
    const invisible = { email: '\u200b', tel: '\u2800' };
    expect(readVisit({ ...adult, ...invisible }, now)).toEqual({ problems: { email: 'emailOrPhone' } });
    expect(readVisit({ ...adult, name: '', email: '' }, now)).toEqual({
      problems: { name: 'missing', email: 'emailOrPhone' },
    });
    expect(readVisit({ ...adult, email: '', tel: '044 000 00 00' }, now)).toMatchObject({
      fields: { tel: '+41440000000' },
    });
    expect(readVisit({ ...minor, contact: '' }, now)).toEqual({ problems: { contact: 'emailOrPhone' } });
    expect(readVisit({ ...minor, contact: '\u200b' }, now)).toEqual({ problems: { contact: 'emailOrPhone' } });
    expect(readVisit({ ...minor, contact: 'mia@' }, now)).toEqual({ problems: { contact: 'email' } });
  });

  it('keeps of a minor only the first name, the age and one contact', () => {
    const more = { email: 'eltern@muster.example', message: 'Ich habe Asthma.', persons: '2', tel: '044 111 11 11' };
    const result = readVisit({ ...minor, ...more }, now);
    const told = 'fields' in result ? Object.entries(result.fields).filter(([, value]) => value !== '') : [];
    expect(Object.fromEntries(told)).toEqual({
      name: 'Mia',
      occasion: 'trialDay',
      ageGroup: '13-15',
      tel: '+41790000000',
      slot,
    });
  });
});
