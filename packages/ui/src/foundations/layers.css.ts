import { globalLayer } from '@vanilla-extract/css';

/**
 * Order of all styles, weakest first. What stands in a later layer wins, whatever order a bundler puts files in.
 */
export const resetLayer = globalLayer('reset');
export const baseLayer = globalLayer('base');
export const componentsLayer = globalLayer('components');
export const screensLayer = globalLayer('screens');
