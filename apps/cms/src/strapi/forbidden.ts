import { errors } from '@strapi/utils';

/**
 * Rejects what a user of the admin may not do, with status 403 and a sentence that the admin shows. Of errors with this
 * status Strapi's routes pass on those of a policy only, and answer others with "Forbidden".
 */
export const forbidden = (message: string): Error => new errors.PolicyError(message);
