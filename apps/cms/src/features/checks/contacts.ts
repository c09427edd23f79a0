import { type Check, warning } from './finding.ts';

/** A Swiss telephone number, its groups with spaces, slashes, points or hyphens between them. */
const phone = /(?<![\d.])(?:\+41|0041|0)[\s./-]?(?:\(0\)\s?)?[1-9]\d[\s./-]?\d{3}[\s./-]?\d{2}[\s./-]?\d{2}(?!\d)/g;

// Begins where a word begins: tried at each of its characters, a long one takes minutes.
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A Swiss telephone number in one form: `0440000000`. */
export const phoneDigits = (text: string): string => text.replaceAll(/[^\d+]/g, '').replace(/^(?:\+41|0041)0?/, '0');

/** Types whose entries say who the house's people are, or who others are. */
const ofPeople: ReadonlySet<string> = new Set(['person', 'house', 'imprint']);

export const foreignContacts: Check = ({ type, passages, links }, { tenant, phones, mails }) => {
  if (ofPeople.has(type) || type.startsWith('konfiguration-')) return [];
  const domains: readonly string[] = [
    ...tenant.hosts.production,
    ...[...mails].map((address) => address.split('@')[1] ?? ''),
  ];
  const texts = [
    ...passages,
    ...links.map(({ place, target }) => ({ place, text: target.replace(/^tel:|^mailto:/, '') })),
  ];
  return texts.flatMap(({ place, text }) => [
    ...(text.match(phone) ?? [])
      .filter((number) => !phones.has(phoneDigits(number)))
      .map((number) => warning(`${place}: ${number} ist keine Nummer Ihres Hauses. Bitte prüfen, ob sie stimmt.`)),
    ...(text.match(mail) ?? [])
      .filter((address) => !domains.includes(address.toLowerCase().split('@')[1] ?? ''))
      .map((address) => warning(`${place}: ${address} ist keine Adresse Ihres Hauses. Bitte prüfen, ob sie stimmt.`)),
  ]);
};
