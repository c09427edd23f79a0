import { contentServiceEnvironment, readEnvironment } from '@group/content-client/contract/environment';

/** The variables of the content service. Throws one sentence for operators if one of them is invalid. */
export const variables = (environment = process.env) => readEnvironment(contentServiceEnvironment, environment);
