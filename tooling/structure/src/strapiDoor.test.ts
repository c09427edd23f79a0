import { expect, it } from 'vitest';
import { read, sourceFiles } from './sourceFiles.ts';

const door = 'apps/cms/src/strapi/';

/** Reaches into Strapi beside its documented extension points. */
const reaches =
  /\.(?:plugin|service)\(['"`]|strapi\.(?:service|controller)\(|strapi\.get\('(?!components)[\w-]+'\)|enhanceEndpoints|(?:Mutation|Performance)Observer|db\.metadata|joinTable|_(?:mph|lnk|cmps)\b|document\.(?:query|body)|data-strapi|createGlobalStyle`|from '@strapi\/[\w-]+\/(?:dist|_internal)/g;

/** A style of the whole page that selects nothing of Strapi's. */
const harmless = ['apps/cms/src/features/submissions/admin/PrintedApplications.tsx: createGlobalStyle`'];

const reachesIn = (file: string): string[] => [...read(file).matchAll(reaches)].map(([found]) => `${file}: ${found}`);

const product = sourceFiles.filter(
  (file) => file.startsWith('apps/cms/') && !/\.test\.tsx?$|\/src\/testing\//.test(file),
);

it('reaches into Strapi stand in one folder of the content service', () => {
  expect(product.filter((file) => file.startsWith(door)).flatMap(reachesIn).length).toBeGreaterThan(5);
  expect(product.filter((file) => !file.startsWith(door)).flatMap(reachesIn)).toEqual(harmless);
});
