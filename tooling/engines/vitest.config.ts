export { nodeTests as default } from '@group/vitest-preset/node';
