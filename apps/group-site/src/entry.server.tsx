export { handleError, renderDocument as default } from '@group/server/renderDocument';
