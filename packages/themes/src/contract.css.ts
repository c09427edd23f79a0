import { createGlobalThemeContract } from '@vanilla-extract/css';
import { characterVariables } from './character.ts';
import { themeVariables } from './tokens.ts';

/** The tenant's colours as CSS variables, e.g. `theme.primary` is `var(--primary)`. `themeStyle` sets their values. */
export const theme = createGlobalThemeContract(themeVariables);

/** The tenant's character as CSS variables; its other choices are attributes of the root element. */
export const character = createGlobalThemeContract(characterVariables);
