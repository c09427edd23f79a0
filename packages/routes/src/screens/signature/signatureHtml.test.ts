// @vitest-environment jsdom
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '@group/ui/messages/defineMessages';
import { phoneReader } from './contact.ts';
import { shortDayMessages } from '../../site/day.messages.ts';
import { headOfficeFixture, organisationFixture } from './organisation.fixture.ts';
import { composeSignature, noDetails, type SignatureDetails } from './signature.ts';
import { labelMessages } from './signature.messages.ts';
import { signatureHtml, signatureText } from './signatureHtml.ts';

const filled: SignatureDetails = {
  name: 'Vreni Muster',
  role: 'Leiterin Pflege & Betreuung',
  email: 'vreni.muster@tabor.example',
  headOffice: '044 000 00 00',
  direct: '0440000001',
  mobile: '079 000 00 00',
  days: ['monday', 'tuesday', 'thursday'],
};

function signatureOf(details: Partial<SignatureDetails> = {}) {
  return composeSignature(
    { ...filled, ...details },
    organisationFixture,
    messagesFor(labelMessages, 'de'),
    messagesFor(shortDayMessages, 'de'),
    phoneReader(parsePhoneNumberFromString),
  );
}

function parsed(details: Partial<SignatureDetails> = {}): HTMLElement {
  const { body } = new DOMParser().parseFromString(signatureHtml(signatureOf(details)), 'text/html');
  return body;
}

/** Input that tries to inject markup into the mail. */
const attack = `"><img src=x onerror=alert(1)><script>alert(2)</script>' onclick='alert(3)`;

describe('signature as HTML', () => {
  it('consists of tables, with styles and sizes on each cell', () => {
    const body = parsed();
    expect(body.children).toHaveLength(1);
    expect(new Set([...body.querySelectorAll('*')].map(({ localName }) => localName))).toEqual(
      new Set(['table', 'tbody', 'tr', 'td', 'a', 'img', 'span']),
    );
    for (const table of body.querySelectorAll('table')) {
      expect(table.getAttribute('cellpadding')).toBe('0');
      expect(table.getAttribute('role')).toBe('presentation');
    }
    const cells = [...body.querySelectorAll('td')].filter((cell) => !cell.querySelector('table, img'));
    for (const cell of cells) expect(cell.getAttribute('style')).toContain('font-family:Arial,Helvetica,sans-serif');
    expect(signatureHtml(signatureOf())).not.toMatch(/class=|rgb\(|var\(|flex|grid|@font-face|<style/);
  });

  it('refers to the image on the site by its absolute URL and with its size', () => {
    const picture = parsed().querySelector('img');
    expect(picture?.getAttribute('src')).toBe('https://tabor.example/mail-signatur/logo.png');
    expect(picture?.getAttribute('width')).toBe('64');
    expect(picture?.getAttribute('height')).toBe('64');
    expect(picture?.getAttribute('alt')).toBe('Alterszentrum Tabor');
  });

  it('links only to numbers, the mail address and the site', () => {
    const hrefs = [...parsed().querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'https://tabor.example',
      'tel:+41440000000',
      'tel:+41440000001',
      'tel:+41790000000',
      'mailto:vreni.muster@tabor.example',
      'https://tabor.example',
    ]);
  });

  it.each(['name', 'role', 'email', 'headOffice', 'direct', 'mobile'] as const)(
    'escapes markup in the field %s',
    (field) => {
      const body = parsed({ [field]: attack });
      expect(body.querySelectorAll('script, [onerror], [onclick]')).toHaveLength(0);
      expect(body.querySelectorAll('img')).toHaveLength(1);
      expect(body.textContent).toContain(attack);
    },
  );

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)@tabor.example', 'data:text/html,x'])(
    'does not link %s',
    (typed) => {
      for (const link of parsed({ email: typed, direct: typed, mobile: typed }).querySelectorAll('a')) {
        expect(link.protocol).toMatch(/^(?:https|tel|mailto):$/);
      }
    },
  );

  it('omits empty fields, and keeps invalid ones as text', () => {
    const text = parsed({ role: '', mobile: '', direct: 'intern 12', days: [] }).textContent;
    expect(text).not.toContain('Mobil');
    expect(text).not.toContain('Anwesend');
    expect(text).toContain('Direktintern 12');
  });
});

describe('signature as text', () => {
  it('has the same content', () => {
    expect(signatureText(signatureOf(), 'de')).toBe(
      [
        'Vreni Muster\nLeiterin Pflege & Betreuung',
        'Alterszentrum Tabor\nHofstrasse 12\n8000 Musterhausen',
        'Zentrale: +41 44 000 00 00\nDirekt: +41 44 000 00 01\nMobil: +41 79 000 00 00\n' +
          'E-Mail: vreni.muster@tabor.example\nWeb: tabor.example\nAnwesend: Mo, Di, Do',
      ].join('\n\n'),
    );
  });

  it('has a space before colons in French', () => {
    expect(signatureText(signatureOf(), 'fr')).toContain('\nWeb\u00A0: tabor.example\n');
  });

  it('starts with the organisation before any input', () => {
    expect(signatureText(signatureOf(noDetails(headOfficeFixture.text)), 'de')).toMatch(/^Alterszentrum Tabor\n/);
  });
});
