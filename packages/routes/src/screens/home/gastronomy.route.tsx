/** The page composed for gastronomy, or else the content of the homepage, which the sitemap lists once. */
export { default, loader, meta } from './home.route.tsx';
