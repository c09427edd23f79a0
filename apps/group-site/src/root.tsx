export { ErrorBoundary, Layout, links, meta, Root as default } from '@group/routes/frame/root';
export { headers, loader, middleware } from './site.server.ts';
