import type { Feature } from '../../feature.ts';
import signInPages from './signInPage.ts';

export const signInPage: Feature = { middlewares: { 'sign-in-pages': signInPages } };
