import { standardTenants } from '@group/themes/registry';

/** The holding, a home and a garage. */
const contrasting = new Set<string>(['digallo', 'tabor', 'schlossgarage']);

/**
 * The tenants whose every screen is opened: with EVERY_TENANT=1 all, otherwise three contrasting ones. Tenants are data,
 * so what breaks a screen breaks it there.
 */
export const sweptTenants = standardTenants.filter(({ key }) => process.env.EVERY_TENANT || contrasting.has(key));
