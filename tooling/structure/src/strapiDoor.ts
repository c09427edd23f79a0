/** Reaches into Strapi beside its documented extension points. */
const reaches =
  /\.(?:plugin|service)\(['"`]|strapi\.(?:service|controller)\(|strapi\.get\('(?!components)[\w-]+'\)|enhanceEndpoints|(?:Mutation|Performance)Observer|db\.metadata|joinTable|_(?:mph|lnk|cmps)\b|document\.(?:query|body)|data-strapi|createGlobalStyle`|from '@strapi\/[\w-]+\/(?:dist|_internal)/g;

/** The part of the linter's context that the rule uses. */
interface Context {
  sourceCode: { text: string };
  report: (problem: { message: string; node: { range: [number, number] } }) => void;
}

/** A plugin of oxlint, whose rule `strapi/door` is on outside of `apps/cms/src/strapi`. */
// oxlint-disable-next-line import/no-default-export -- Oxlint requires it.
export default {
  meta: { name: 'strapi' },
  rules: {
    door: {
      create: ({ sourceCode, report }: Context) => ({
        Program() {
          for (const { 0: found, index } of sourceCode.text.matchAll(reaches)) {
            const message = `Only apps/cms/src/strapi reaches into Strapi: ${found}`;
            report({ message, node: { range: [index, index + found.length] } });
          }
        },
      }),
    },
  },
};
