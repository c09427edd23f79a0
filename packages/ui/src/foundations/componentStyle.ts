import { type StyleRule, style } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A `style` in the component layer, so that the styles of a screen override it. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [componentsLayer]: rule } });
}
