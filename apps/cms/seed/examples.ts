import type { Example } from './example.ts';
import { bauma } from './tenants/bauma.ts';
import { brunisberg } from './tenants/brunisberg.ts';
import { digallo } from './tenants/digallo.ts';
import { enfermagem } from './tenants/enfermagem.ts';
import { forumGerontologie } from './tenants/forum-gerontologie.ts';
import { geeren } from './tenants/geeren.ts';
import { hinderzelg } from './tenants/hinderzelg.ts';
import { impuls } from './tenants/impuls.ts';
import { kreuzstift } from './tenants/kreuzstift.ts';
import { rivabella } from './tenants/rivabella.ts';
import { rosengarten } from './tenants/rosengarten.ts';
import { schlossgarage } from './tenants/schlossgarage.ts';
import { tabor } from './tenants/tabor.ts';
import { waeckerling } from './tenants/waeckerling.ts';
import { zumipark } from './tenants/zumipark.ts';

/** The example content of all tenants, in the order of the registry. */
export const examples: readonly Example[] = [
  digallo,
  brunisberg,
  kreuzstift,
  rosengarten,
  tabor,
  waeckerling,
  zumipark,
  rivabella,
  impuls,
  bauma,
  geeren,
  forumGerontologie,
  hinderzelg,
  schlossgarage,
  enfermagem,
];
