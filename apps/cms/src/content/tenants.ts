// Strapi requires this app to be CommonJS; the registry is an ES module in TypeScript. Node 24 loads such a module with
// `require` and strips its types, so the list of tenants needs neither a copy nor a build step.
export { tenants } from '@group/themes/registry';
