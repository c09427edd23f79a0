import { multilingualRoutes } from '@group/routes/siteRoutes';

export default multilingualRoutes;
