import { createContext } from 'react';
import type { IconName } from './iconNames.ts';

/** Collects the icons that a page renders, for its `IconSprite`. */
export const UsedIcons = createContext<Set<IconName> | undefined>(undefined);
