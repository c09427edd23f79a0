import { hydrateSite } from '@group/routes/app/hydrateSite';

hydrateSite();
