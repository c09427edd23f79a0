import { isFetchError } from '@strapi/strapi/admin';

/** Whether the stage is another one than the user has seen. */
export const isOutdated = (error: unknown): boolean => isFetchError(error) && error.status === 409;

export const reloadIfOutdated =
  (reload: () => void) =>
  (error: unknown): never => {
    if (isOutdated(error)) reload();
    throw error;
  };
