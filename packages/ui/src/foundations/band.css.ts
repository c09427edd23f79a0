import { character, theme } from '@group/themes/contract';
import { componentStyle } from './componentStyle.ts';
import { inCharacter } from './inCharacter.ts';
import { tokens } from './tokens.css.ts';

/** Colours of everything on a band in a full colour. */
export const onFullColour = {
  [theme.primary]: character.onBand,
  [theme.primaryHover]: character.onBandHover,
  [theme.onPrimary]: character.band,
  [theme.primaryText]: character.onBand,
  [theme.primaryTint]: 'transparent',
  [tokens.colour.softInk]: character.onBand,
};

const pattern = inCharacter('sign', 'pattern');
const large = inCharacter('sign', 'large');

/** A band on the tenant's ground, with the sign as an ornament: repeated, or large at its end, in the colour of the text. */
export const band = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: character.band,
  color: character.onBand,
  selectors: {
    [`${inCharacter('ground', 'primary')}, ${inCharacter('ground', 'secondary')}`]: { vars: onFullColour },
    [`${pattern}::before, ${large}::before`]: {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: 'currentColor',
      opacity: 0.05,
      // Every supported browser knows the prefixed property, some only that one.
      WebkitMask: `${character.sign} 0 0 / 4.5rem`,
    },
    [`${large}::before`]: { WebkitMask: `${character.sign} right -3rem center / auto 130% no-repeat` },
  },
});
