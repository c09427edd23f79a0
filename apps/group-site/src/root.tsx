export { ErrorBoundary, Layout, links, meta, Root as default } from '@group/routes/frame/root';
export { loader, middleware } from './site.server.ts';
