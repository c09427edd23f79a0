import { Page } from '@strapi/strapi/admin';
import type { MenuPage } from './adminFeature.ts';

/**
 * A page that says to users without its permissions, who have the address from a colleague, that they may not see it: the menu
 * only hides the link.
 */
export const protectedPage = (page: MenuPage): MenuPage => ({
  ...page,
  Component: () =>
    page.Component().then(({ default: Content }) => ({
      default: () =>
        page.permissions.length === 0 ? (
          <Content />
        ) : (
          <Page.Protect permissions={page.permissions}>
            <Content />
          </Page.Protect>
        ),
    })),
});
