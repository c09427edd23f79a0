import { Page } from '@strapi/strapi/admin';

/** Strapi's page while something loads, whose words for screen readers are English. */
export const Loading = () => <Page.Loading>Wird geladen …</Page.Loading>;
