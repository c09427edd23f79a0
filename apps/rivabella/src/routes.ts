import { multilingualRoutes } from '@group/routes/app/siteRoutes';

export default multilingualRoutes;
