import { advantage } from './blocks/advantage.ts';
import { blockPrefix, blocks } from './blocks/blocks.ts';
import { door } from './blocks/door.ts';
import { fact } from './blocks/fact.ts';
import { openingTime } from './blocks/openingTime.ts';
import { price } from './blocks/price.ts';
import { question } from './blocks/question.ts';
import { contactPerson } from './contactPerson.ts';
import type { ComponentDescription } from './description.ts';
import { footerLink } from './footerLink.ts';
import { navigationLink } from './navigationLink.ts';
import { representative } from './representative.ts';
import { social } from './social.ts';
import { tariff, tariffRoom } from './tariff.ts';

/** Components within an entry or a block, by their name in the content service. */
export const parts = {
  'blocks.advantage': advantage,
  'blocks.door': door,
  'blocks.fact': fact,
  'blocks.opening-time': openingTime,
  'blocks.price': price,
  'blocks.question': question,
  'houses.tariff': tariff,
  'houses.tariff-room': tariffRoom,
  'layout.footer-link': footerLink,
  'layout.link': navigationLink,
  'layout.social': social,
  'people.contact': contactPerson,
  'people.representative': representative,
} as const;

/** Every component by its name in the content service. */
export const components: Readonly<Record<string, ComponentDescription>> = {
  ...parts,
  ...Object.fromEntries(Object.entries(blocks).map(([type, block]) => [blockPrefix + type, block])),
};
