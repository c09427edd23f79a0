import { screensLayer } from '@group/ui/foundations/layers';
import { type StyleRule, style } from '@vanilla-extract/css';

/** A class of a screen or of the layout, in the last cascade layer, so that it overrides component styles. */
export function screenStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [screensLayer]: rule } });
}
