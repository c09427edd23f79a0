import { globalStyle, type GlobalStyleRule, type StyleRule, style } from '@vanilla-extract/css';
import { componentsLayer } from './layers.css.ts';

/** A `style` in the component layer, so that the styles of a screen override it. */
export function componentStyle(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [componentsLayer]: rule } });
}

/** A rule for elements without a class of their own, in the same layer. */
export function componentRule(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [componentsLayer]: rule } });
}
