/**
 * What the content service uses of the tenants. Declared here because this app is compiled to CommonJS on its own,
 * while the registry is TypeScript source that TypeScript would pull into the output; a test compares the two.
 */
declare module '@group/themes/registry' {
  export const tenants: readonly {
    readonly key: string;
    readonly name: string;
    readonly colours: {
      readonly primary: string;
      readonly primaryHover: string;
      readonly secondary: string;
      readonly secondaryHover: string;
    };
  }[];
}
