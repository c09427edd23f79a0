import type { Core } from '@strapi/strapi';

/** Replaces functions of the provider that stores the uploads of the media library. */
export const extendUploadProvider = (strapi: Core.Strapi, functions: object): void =>
  strapi.plugin('upload').provider.extend(functions);

/** Sets what sends Strapi's own mails. Not in its configuration, which converts the provider's path to lower case. */
export function setMailProvider(strapi: Core.Strapi, provider: object): void {
  Object.assign(strapi.plugin('email'), { provider });
}
