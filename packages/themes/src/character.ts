/**
 * What gives a tenant its own face beside its colours and logo: eight choices, each with its possible values. The variants
 * stand in the shared styles; no component knows a tenant.
 */
export const characterValues = {
  /** How a page with a hero opens: where the picture is, or words on the band's ground. */
  opening: ['right', 'left', 'strip', 'words', 'arch'],
  /** Family and weight of headings. */
  voice: ['plain', 'geometric', 'rounded', 'serif', 'slab'],
  /** Corners of cards, pictures and controls. */
  corners: ['square', 'slight', 'soft', 'round', 'leaf', 'crest'],
  /** Ground of bands: call to action, footer, opening with words. */
  ground: ['paper', 'tint', 'primary', 'secondary'],
  /** Space between sections. */
  rhythm: ['calm', 'even', 'close', 'airy'],
  /** Where the sign of the logo is an ornament: tick of advantages, pattern or large sign on bands, mark of headings. */
  sign: ['tick', 'pattern', 'large', 'rule'],
  /** Cards of news and houses. */
  lists: ['cards', 'rows', 'open', 'tinted'],
  /** The large links of a homepage. */
  doors: ['edged', 'filled', 'lined', 'tinted'],
} as const;

/** One of the eight choices. */
type CharacterChoice = keyof typeof characterValues;

export type Character = { readonly [Choice in CharacterChoice]: (typeof characterValues)[Choice][number] };

/** Most choices that two tenants may have in common, so that visitors tell them apart without colour and logo. */
export const maxSharedChoices = 2;

/** Choices by name, in the order of {@link characterValues}. */
export const characterChoices = Object.keys(characterValues).filter(
  (name): name is CharacterChoice => name in characterValues,
);

/** Number of choices that two characters have in common. */
export function sharedChoices(one: Character, other: Character): number {
  return characterChoices.filter((choice) => one[choice] === other[choice]).length;
}

/** CSS variables of a character; {@link characterDeclarations} sets their values. */
export const characterVariables = {
  /** Font family of headings. */
  voice: '--voice',
  voiceWeight: '--voice-weight',
  /** Border radius of cards and pictures. */
  card: '--corner',
  /** Border radius of buttons and fields. */
  control: '--corner-control',
  /** Factor of the space between sections. */
  pace: '--pace',
  /** Ground of bands. */
  band: '--band',
  /** Text on the band, and ground of a button on it. */
  onBand: '--on-band',
  /** Ground of a button on the band in the hover state. */
  onBandHover: '--on-band-hover',
  /** The sign of the logo, an image. */
  sign: '--sign',
} as const;

/** Families that `@group/ui` declares, with fallbacks of the same widths. */
const voices: Readonly<Record<Character['voice'], readonly [family: string, weight: number]>> = {
  plain: ['inherit', 700],
  geometric: ["Outfit,'Outfit fallback','Outfit on Android',sans-serif", 700],
  rounded: ["Nunito,'Nunito fallback','Nunito on Android',sans-serif", 700],
  serif: ["'Libre Baskerville','Libre Baskerville fallback','Libre Baskerville on Android',serif", 700],
  slab: ["Bitter,'Bitter fallback','Bitter on Android',serif", 700],
};

const radii: Readonly<Record<Character['corners'], readonly [card: string, control: string]>> = {
  square: ['0', '0'],
  slight: ['4px', '4px'],
  soft: ['12px', '8px'],
  round: ['24px', '24px'],
  leaf: ['0 28px', '0 16px'],
  crest: ['20px 20px 0 0', '12px 12px 0 0'],
};

const paces: Readonly<Record<Character['rhythm'], number>> = { calm: 1.25, even: 1, close: 0.7, airy: 1.5 };

/** Colours of the band, `#rrggbb`. */
export interface BandColours {
  band: string;
  onBand: string;
  onBandHover: string;
}

/** The values of {@link characterVariables}, without a selector. Needs no escaping: all values are constants or parsed. */
export function characterDeclarations(character: Character, band: BandColours, signUrl: string): string {
  const [voice, voiceWeight] = voices[character.voice];
  const [card, control] = radii[character.corners];
  const values = { voice, voiceWeight, card, control, pace: paces[character.rhythm], ...band, sign: `url(${signUrl})` };
  const named: Readonly<Record<string, string | number>> = values;
  return Object.entries(characterVariables)
    .map(([name, variable]) => `${variable}:${named[name]}`)
    .join(';');
}

/** Attributes of the document's root element, for the variants in the shared styles. */
export function characterAttributes({ opening, ground, sign, lists, doors }: Character) {
  return {
    'data-opening': opening,
    'data-ground': ground,
    'data-sign': sign,
    'data-lists': lists,
    'data-doors': doors,
  } as const;
}
