import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, lowest precedence first, so that the order in which the bundler emits files does not matter.
 */
export const resetLayer = globalLayer('reset');
export const baseLayer = globalLayer('base');
export const componentsLayer = globalLayer('components');
export const screensLayer = globalLayer('screens');
