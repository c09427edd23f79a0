export { ErrorBoundary, Layout, meta, Root as default } from '@group/routes/app/root';
export { headers, loader, middleware } from './site.server.ts';
