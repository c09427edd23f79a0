import { describe, expect, it } from 'vitest';
import { readApplication } from './application.schema.ts';

const nurse = {
  firstName: ' Rosmarie ',
  surname: 'Muster',
  area: 'care',
  email: 'rosmarie@example.org',
  tel: '079 000 00 00',
};

function problemsOf(fields: Record<string, string>) {
  const result = readApplication({ ...nurse, ...fields }, 'tabor');
  return 'problems' in result ? result.problems : {};
}

function fieldsOf(fields: Record<string, string>) {
  const result = readApplication({ ...nurse, ...fields }, 'tabor');
  return 'fields' in result ? result.fields : result.problems;
}

const tick = (...houses: string[]) => Object.fromEntries(houses.map((house) => [`house-${house}`, 'yes']));

describe('readApplication', () => {
  it('takes the least that is needed, and leaves the rest empty', () => {
    const { firstName, surname, area, email, tel, ...others } = fieldsOf({});
    expect([firstName, surname, area, email, tel]).toEqual([
      'Rosmarie',
      'Muster',
      'care',
      'rosmarie@example.org',
      '+41790000000',
    ]);
    expect(others).toMatchObject({ highestDegree: '', address: '', contact: '', message: '', job: '' });
    expect(Object.values(others).join('')).toBe('');
    expect(others).not.toHaveProperty('reference');
  });

  it('takes other houses of the same business, a few at most', () => {
    expect(fieldsOf({})).not.toHaveProperty('houses');
    expect(fieldsOf(tick('geeren', 'bauma', 'tabor', 'schlossgarage', 'nirgends'))).toMatchObject({
      houses: 'bauma geeren',
    });
    const many = tick('brunisberg', 'kreuzstift', 'rosengarten', 'bauma', 'geeren', 'impuls');
    expect(problemsOf({ ...many, surname: '' })).toEqual({ surname: 'missing', houses: 'tooManyHouses' });
  });

  it('names all problems at once', () => {
    const result = readApplication({}, 'tabor');
    expect('problems' in result && result.problems).toEqual({
      firstName: 'missing',
      surname: 'missing',
      area: 'missing',
      email: 'emailOrPhone',
    });
  });

  it.each([
    ['079 000 00 00', '+41790000000'],
    ['0790000000', '+41790000000'],
    ['079 0000000', '+41790000000'],
    ['079-000-00-00', '+41790000000'],
    ['(079) 000 00 00', '+41790000000'],
    ['0041 79 000 00 00', '+41790000000'],
    ['(+41) 79 000 00 00', '+41790000000'],
    ['(0041) 79 000 00 00', '+41790000000'],
    ['+41 79 000 00 00', '+41790000000'],
    ['+41 (0)79 000 00 00', '+41790000000'],
    ['0041 (0) 79 000 00 00', '+41790000000'],
    ['+41 079 000 00 00', '+41790000000'],
    ['＋４１ ７９ ０００ ００ ００', '+41790000000'],
    ['０７９　０００　００　００', '+41790000000'],
    ['\u202a+41 79 000 00 00\u202c', '+41790000000'],
    ['+41\u00a079\u00a0000\u00a000\u00a000', '+41790000000'],
    ['079/000.00.00', '+41790000000'],
    ["079'000'00'00", '+41790000000'],
    ['Tel. 079 000 00 00', '+41790000000'],
    ['tel:+41790000000', '+41790000000'],
    ['044 000 00 00', '+41440000000'],
    ['0800 000 000', '+41800000000'],
    ['+423 231 00 00', '+4232310000'],
    ['+43 660 0000000', '+436600000000'],
    ['+33 6 00 00 00 00', '+33600000000'],
    ['+351 912 000 000', '+351912000000'],
    ['0049 151 00000000', '+4915100000000'],
    ['+381 60 0000000', '+381600000000'],
    ['+49 151 00000000', '+4915100000000'],
    ['+39 06 0000 0000', '+390600000000'],
    ['044 000 00 00 ext. 12', '+41440000000 ext. 12'],
    ['044 000 00 00 intern 12', '+41440000000 ext. 12'],
    ['044 000 00 00, Durchwahl 12', '+41440000000 ext. 12'],
    ['044 000 00 00 poste 12', '+41440000000 ext. 12'],
    ['044 000 00 00 interno 12', '+41440000000 ext. 12'],
    ['044 000 00 00 int. 12 / 079 000 00 00', '+41440000000 ext. 12, +41790000000'],
  ])('understands the phone number %s', (tel, stored) => {
    expect(fieldsOf({ tel })).toMatchObject({ tel: stored });
  });

  it.each([
    '044 000 00 00 / 079 000 00 00',
    '(+41) 44 000 00 00 / (+41) 79 000 00 00',
    '044 000 00 00/079 000 00 00',
    '0440000000/0790000000',
    '044/000 00 00 / 079/000 00 00',
    '044-000 00 00 - 079-000 00 00',
    '044 000 00 00, 079 000 00 00',
    '044 000 00 00; 079 000 00 00',
    '044 000 00 00 oder 079 000 00 00',
    '044 000 00 00 ODER 079 000 00 00',
    '044 000 00 00 ou 079 000 00 00',
    '044 000 00 00 & 079 000 00 00',
    '+41 44 000 00 00 +41 79 000 00 00',
    'P 044 000 00 00 / M 079 000 00 00',
    '0041 (0)44 000 00 00 oder 0041 (0)79 000 00 00',
    "044'000'00'00, 079'000'00'00",
  ])('understands two phone numbers in %s', (tel) => {
    expect(fieldsOf({ tel })).toMatchObject({ tel: '+41440000000, +41790000000' });
  });

  it('understands a Swiss and a foreign phone number', () => {
    expect(fieldsOf({ tel: '079 000 00 00 / 0049 151 00000000' })).toMatchObject({
      tel: '+41790000000, +4915100000000',
    });
  });

  it.each([
    '0151 00000000',
    '0664 0000000',
    '06 00 00 00 00',
    '+41 0151 00000000',
    '+351 900 000 000',
    '079 000 00 00 (abends)',
    '044 000 00 00 / 079 000',
  ])('asks about %s, and keeps it as typed once it is confirmed', (tel) => {
    expect(problemsOf({ tel })).toEqual({ tel: 'unknownPhone' });
    expect(problemsOf({ tel, confirmedTel: '0151 00000001' })).toEqual({ tel: 'unknownPhone' });
    const confirmed = fieldsOf({ tel, confirmedTel: tel });
    expect(confirmed).toMatchObject({ tel });
    expect(confirmed).not.toHaveProperty('confirmedTel');
  });

  it.each([
    'anna@müller.example',
    'änna@müller.example',
    '用户@例え.テスト',
    'anna@xn--mller-kva.example',
    "o'brien+jobs@example.org",
    '!#$%&*=?^`{|}~/@example.org',
    '"anna muster"@example.org',
    'anna.@example.org',
  ])('takes the mail address %s', (email) => {
    expect(fieldsOf({ email })).toMatchObject({ email });
  });

  it('reads a mail address without the invisible characters of the page that it was copied from', () => {
    expect(fieldsOf({ email: '\u200eanna@exam\u00adple.org\u200b' })).toMatchObject({ email: 'anna@example.org' });
  });

  it.each([
    'anna',
    'anna@example',
    'anna@@example.org',
    'anna@192.0.2.1',
    'anna@[192.0.2.1]',
    'a@b.example,c@d.example',
    'anna muster@example.org',
    'anna@exa mple.org',
    'anna@-example.org',
    '"a@b"@example.org',
    'Anna <anna@example.org>',
  ])('does not take the mail address %s', (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'email' });
  });

  it.each([
    ['044 000 00 00 / 079 000 00 00 / 078 000 00 00', 'tooLong'],
    ['0440000000, 0790000000, 0780000000', 'unknownPhone'],
    ['079 000 00 00 /', ''],
    [`0790000000${' 0'.repeat(16)}`, 'tooLong'],
    [`079 000 00 00 / ${'0'.repeat(70)}`, 'tooLong'],
    ['/ , ; oder', 'phone'],
    [`${'/ '.repeat(19)}0`, 'phone'],
  ])('finds in the phone numbers %j the problem %j', (tel, problem) => {
    expect(problemsOf({ tel })).toEqual(problem ? { tel: problem } : {});
  });

  it.each([
    [{ tel: 'morgen' }, { tel: 'phone' }],
    [{ tel: '12' }, { tel: 'phone' }],
    [{ email: 'rosmarie@' }, { email: 'email' }],
    [{ email: 'a@b.ch\r\nBcc: all@example.org' }, { email: 'email' }],
    [{ email: '', tel: '' }, { email: 'emailOrPhone' }],
    [{ area: 'director' }, { area: 'missing' }],
    [{ firstName: '   ' }, { firstName: 'missing' }],
    [{ firstName: '\u200b\u2060\u00ad' }, { firstName: 'missing' }],
    [{ surname: '\u3164\u2800' }, { surname: 'missing' }],
    [{ firstName: 'x'.repeat(81) }, { firstName: 'tooLong' }],
    [{ message: 'x'.repeat(4_001) }, { message: 'messageTooLong' }],
    [{ job: '../../admin' }, { job: 'choice' }],
  ])('finds in %j the problem %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  it('is content with a phone number alone, or an address alone', () => {
    expect(problemsOf({ email: '' })).toEqual({});
    expect(problemsOf({ tel: '' })).toEqual({});
  });

  it('keeps names as they are written, without what could break a line or turn it around', () => {
    expect(fieldsOf({ firstName: 'Ngọc\r\nBcc: x', surname: '\u202eO’Brien-Zürcher' })).toMatchObject({
      firstName: 'Ngọc Bcc: x',
      surname: 'O’Brien-Zürcher',
    });
    expect(fieldsOf({ firstName: `Zal${'\u0315'.repeat(70)}go \ud83d`, surname: 'Nguyễn' })).toMatchObject({
      firstName: `Zal${'\u0315'.repeat(4)}go \ufffd`,
      surname: 'Nguyễn',
    });
    expect(fieldsOf({ message: 'Zeile 1\r\nZeile 2\u0000' })).toMatchObject({ message: 'Zeile 1\nZeile 2' });
  });
});
