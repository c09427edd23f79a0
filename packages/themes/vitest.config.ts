import { nodeTests } from '@group/vitest-preset/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { plugins: [vanillaExtractPlugin()] });
