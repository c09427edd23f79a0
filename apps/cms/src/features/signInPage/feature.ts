import type { Feature } from '../../feature.ts';
import signInPages from './signInPage.ts';

/** The pages on which users of the admin sign in. */
export const signInPage: Feature = { middlewares: { 'sign-in-pages': signInPages } };
