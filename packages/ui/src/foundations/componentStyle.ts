import { type StyleRule, style } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A class of a component: in the components' layer, so that a screen's own styles win over it. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [componentsLayer]: rule } });
}
