import { createRequire } from 'node:module';

const ofStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));
const bcrypt: { genSaltSync: (cost: number) => string } = ofStrapi('bcryptjs');
const { genSaltSync } = bcrypt;

const leastCost = 4;

/** Hashes new passwords at bcrypt's least cost: at Strapi's, each takes 70 ms of a core, and tests compare hundreds. */
export function hashQuickly(): void {
  bcrypt.genSaltSync = () => genSaltSync(leastCost);
}

/** Hashes the passwords that some work sets at the cost that they have in operation. */
export async function atUsualCost(work: () => Promise<void>): Promise<void> {
  bcrypt.genSaltSync = genSaltSync;
  await work();
  hashQuickly();
}
