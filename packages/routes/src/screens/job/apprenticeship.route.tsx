/** The same page at the address of an apprenticeship. */
export { default, loader, meta } from './job.route.tsx';
