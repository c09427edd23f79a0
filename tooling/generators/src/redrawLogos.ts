import { writeFileSync } from 'node:fs';
import { tenants } from '@group/themes/registry';
import { drawLogos } from './logo/drawLogos.ts';

const folder = new URL('../../../packages/themes/src/tenants/', import.meta.url);

for (const { key, name, colours, features } of tenants) {
  for (const [file, picture] of Object.entries(drawLogos({ key, name, colours, seals: features.seals }))) {
    writeFileSync(new URL(`${key}/${file}`, folder), picture);
  }
}
