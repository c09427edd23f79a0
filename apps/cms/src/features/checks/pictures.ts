import { minPictureWidth } from '@group/content-client/contract/content/fields';
import { type Check, type Finding, warning } from './finding.ts';

/** Portraits are shown at up to 240 CSS pixels, on screens with two pixels for each. */
const minPortraitWidth = 480;

export const alternativeTexts: Check = ({ pictures }) =>
  pictures
    .filter(({ alternativeText, decorative }) => !alternativeText && !decorative)
    .map(({ place, id, name }): Finding => ({
      blocks: true,
      message: `${place}: Dem Bild ${name} fehlt der Alternativtext. Bitte in einem Satz schreiben, was zu sehen ist, oder es als Schmuck bezeichnen.`,
      picture: { id, name },
    }));

export const smallPictures: Check = ({ pictures }) =>
  pictures.flatMap(({ place, name, width, isPortrait }) => {
    const least = isPortrait ? minPortraitWidth : minPictureWidth;
    if (width === 0 || width >= least) return [];
    return warning(
      `${place}: Das Bild ${name} ist ${width} Pixel breit und wirkt unscharf. Bitte eines mit mindestens ${least} nehmen.`,
    );
  });
