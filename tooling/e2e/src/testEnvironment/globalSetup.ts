export { ensureContent as default } from './prepareContent.ts';
