import { theme } from '@group/themes/contract';
import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle } from '../foundations/componentStyle.ts';
import { tokens } from '../foundations/tokens.css.ts';
import { focalSteps } from './focalStep.ts';

/**
 * Shows the colours of the picture until it has loaded, where the browser reads colours from attributes; otherwise the
 * tenant's tint.
 */
export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  background: theme.primaryTint,
  selectors: {
    '&[data-top]': {
      background: 'linear-gradient(attr(data-top type(<color>)), attr(data-bottom type(<color>)))',
    },
  },
});

/** On paper a picture takes a third of a sheet's width at most, which leaves the sheet to the text. */
const framed = (aspectRatio: string): string =>
  componentStyle({ aspectRatio, '@media': { print: { maxInlineSize: '6cm' } } });

export const ratio = {
  wide: framed('3 / 2'),
  cinema: framed('16 / 9'),
  square: framed('1'),
  /** Fills the height of its parent. */
  fill: componentStyle({ blockSize: '100%' }),
  /** Fits its parent without cropping. */
  whole: componentStyle({ blockSize: '100%', selectors: { '&, &[data-top]': { background: 'transparent' } } }),
};

export const radius = {
  soft: componentStyle({ borderRadius: tokens.radius.card }),
  none: '',
};

const image = { inlineSize: '100%', blockSize: '100%' };

const [focalX, focalY] = [createVar(), createVar()];

export const cover = componentStyle({
  ...image,
  objectFit: 'cover',
  objectPosition: `${fallbackVar(focalX, '50%')} ${fallbackVar(focalY, '50%')}`,
  selectors: Object.fromEntries(
    focalSteps.flatMap((position) => [
      [`&[data-focal-x="${position}"]`, { vars: { [focalX]: `${position}%` } }],
      [`&[data-focal-y="${position}"]`, { vars: { [focalY]: `${position}%` } }],
    ]),
  ),
});
export const contain = componentStyle({ ...image, objectFit: 'contain' });
