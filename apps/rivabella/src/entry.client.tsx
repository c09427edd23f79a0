import { hydrateSite } from '@group/routes/hydrateSite';

hydrateSite();
