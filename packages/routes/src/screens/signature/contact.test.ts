import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { isMailAddress, phoneReader } from './contact.ts';

const read = phoneReader(parsePhoneNumberFromString);

describe('phone number', () => {
  it.each([
    ['0440000000', '+41 44 000 00 00', 'tel:+41440000000'],
    ['044 000 00 00', '+41 44 000 00 00', 'tel:+41440000000'],
    ['044/000.00-00', '+41 44 000 00 00', 'tel:+41440000000'],
    ['+41 (0)79 000 00 00', '+41 79 000 00 00', 'tel:+41790000000'],
    ['0041790000000', '+41 79 000 00 00', 'tel:+41790000000'],
    ['0800 000 000', '+41 800 000 000', 'tel:+41800000000'],
    ['+49 30 000000', '+49 30 000000', 'tel:+4930000000'],
  ])('formats %s as %s', (typed, text, href) => {
    expect(read(typed)).toEqual({ text, href });
  });

  it.each(['', '044 000', 'intern 12', 'javascript:alert(1)', '079 000 00 00 00 00'])('rejects %j', (typed) => {
    expect(read(typed)).toBeUndefined();
  });
});

describe('mail address', () => {
  it.each(['vreni.muster@tabor.example', 'v+m@haus.tabor.example', 'märta@zürich.example'])('accepts %s', (typed) => {
    expect(isMailAddress(typed)).toBe(true);
  });

  it.each(['', 'vreni', 'vreni@tabor', 'vreni @tabor.example', 'a@b.example?bcc=x@y.example', 'a@b.example"onx="'])(
    'rejects %j',
    (typed) => {
      expect(isMailAddress(typed)).toBe(false);
    },
  );
});
