import { character, theme } from '@group/themes/contract';
import { inCharacter } from './inCharacter.ts';
import { tokens } from './tokens.css.ts';

/** Colours of everything on a band in a full colour. */
const onFullColour = {
  [theme.primary]: character.onBand,
  [theme.primaryHover]: character.onBandHover,
  [theme.onPrimary]: character.band,
  [theme.primaryText]: character.onBand,
  [theme.primaryTint]: 'transparent',
  [tokens.colour.softInk]: character.onBand,
  [tokens.colour.line]: character.onBand,
  [tokens.colour.controlLine]: character.onBand,
};

/** Selectors that adapt the colours within a band to its ground. */
export const bandColours = {
  [`${inCharacter('ground', 'primary')}, ${inCharacter('ground', 'secondary')}`]: { vars: onFullColour },
} as const;

/** The tenant's sign as an ornament on a band: repeated, or large at its end. In the colour of the text, at 7 %. */
const ornament = {
  content: '',
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'currentColor',
  opacity: 0.07,
} as const;

function mask(value: string) {
  return { WebkitMask: value, mask: value };
}

/** A band on the tenant's ground, with its ornament. */
export const band = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: character.band,
  color: character.onBand,
  selectors: {
    ...bandColours,
    [`${inCharacter('sign', 'pattern')}::before`]: { ...ornament, ...mask(`${character.sign} 0 0 / 4.5rem`) },
    [`${inCharacter('sign', 'large')}::before`]: {
      ...ornament,
      ...mask(`${character.sign} right -3rem center / auto 130% no-repeat`),
    },
  },
} as const;
