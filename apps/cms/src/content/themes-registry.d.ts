/**
 * What the content service uses of the tenants. Declared here because this app is compiled to CommonJS on its own,
 * while the registry is TypeScript source that TypeScript would pull into the output; a test compares the two.
 */
declare module '@group/themes/registry' {
  interface Language {
    readonly prefix: string;
    readonly locale: string;
  }
  export const tenants: readonly {
    readonly key: string;
    readonly name: string;
    readonly hosts: { readonly production: readonly [string, ...string[]] };
    readonly features: {
      readonly wholeGroup: boolean;
      readonly events: boolean;
      readonly media: boolean;
      readonly languages: readonly [Language, ...Language[]] | null;
    };
    readonly colours: {
      readonly primary: string;
      readonly primaryHover: string;
      readonly secondary: string;
      readonly secondaryHover: string;
    };
  }[];
}
