// Without a global setup, as the content service's own configuration has.
export { nodeTests as default } from '@group/vitest-preset/node';
