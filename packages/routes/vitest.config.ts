export { domTests as default } from '@group/vitest-preset/dom';
