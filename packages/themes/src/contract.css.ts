import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeVariables } from './tokens.ts';

/** The tenant's colours as CSS variables, e.g. `theme.primary` is `var(--primary)`. Values come from `themeStyle`. */
export const theme = createGlobalThemeContract(themeVariables);
