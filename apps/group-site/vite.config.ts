import { siteVite } from '@group/server/siteVite';
import { standardTenants } from '@group/themes/registry';

export default siteVite(standardTenants, 3000);
