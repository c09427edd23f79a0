// This app is CommonJS, as Strapi demands; the registry is an ES module in TypeScript. Node 24 loads such a module with
// a plain `require`, types stripped, so the list of tenants needs neither a copy nor a build step.
export { tenants } from '@group/themes/registry';
