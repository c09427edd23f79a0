import { screensLayer } from '@group/ui/foundations/layers';
import { type StyleRule, style } from '@vanilla-extract/css';

/** A class of a screen or of the frame: in the last layer, so that it wins over what components bring. */
export function screenStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [screensLayer]: rule } });
}
