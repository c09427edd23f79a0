import { screensLayer } from '@group/ui/foundations/layers';
import { globalStyle, type GlobalStyleRule, type StyleRule, style } from '@vanilla-extract/css';

/** A class of a screen or of the layout, in the last cascade layer, so that it overrides component styles. */
export function screenStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [screensLayer]: rule } });
}

/** A rule for elements without a class of their own, in the same layer. */
export function screenRule(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [screensLayer]: rule } });
}
