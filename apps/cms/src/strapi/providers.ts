import type { Core } from '@strapi/strapi';

/** Replaces functions of the provider that stores the uploads of the media library. */
export const extendUploadProvider = (strapi: Core.Strapi, functions: object): void =>
  strapi.plugin('upload').provider.extend(functions);
