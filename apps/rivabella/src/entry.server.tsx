export { renderDocument as default } from '@group/server/renderDocument';
