import { createRequire } from 'node:module';

const ofStrapi = createRequire(createRequire(import.meta.url).resolve('@strapi/strapi/package.json'));
const bcrypt: {
  genSaltSync: (cost: number) => string;
  compare: (password: string, hash: string) => Promise<boolean>;
  getRounds: (hash: string) => number;
} = ofStrapi('bcryptjs');
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

/** The cost factors of the hashes with which passwords are compared during some work. */
export async function costsOf(work: () => Promise<unknown>): Promise<number[]> {
  const { compare } = bcrypt;
  const costs: number[] = [];
  bcrypt.compare = (password, hash) => {
    costs.push(bcrypt.getRounds(hash));
    return compare(password, hash);
  };
  await work();
  bcrypt.compare = compare;
  return costs;
}
