import { siteVite } from '@group/server/siteVite';
import { multilingualTenants } from '@group/themes/registry';

export default siteVite(multilingualTenants, 3001);
