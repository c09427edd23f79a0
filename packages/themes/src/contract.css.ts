import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeVariables } from './tokens.ts';

/** The tenant's colours as CSS variables, e.g. `theme.primary` is `var(--primary)`. `themeStyle` sets their values. */
export const theme = createGlobalThemeContract(themeVariables);
