import type { Core } from '@strapi/strapi';
import { forbidden } from '../../strapi/forbidden.ts';

/**
 * Rejects another mail address in Strapi's profile, whose form always sends the present one. Links that set a new password
 * go to the address, so that an open session would be enough to take over the account.
 */
export function keepOwnAddress(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeUpdate({ params: { data } }) {
      const state = strapi.requestContext.get()?.state;
      if (state?.route?.handler !== 'authenticated-user.updateMe' || data?.email === undefined) return;
      if (String(data.email).toLowerCase() !== String(state.user?.email).toLowerCase())
        throw forbidden('Ihre E-Mail-Adresse ändert die Person, die bei Ihnen die Konten der Websites verwaltet.');
    },
  });
}
