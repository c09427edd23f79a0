import { components } from '@group/content-client/contract/content/components';
import admin from './admin.json' with { type: 'json' };
import contentManager from './content-manager.json' with { type: 'json' };
import i18n from './i18n.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;

const ofPlugin = (plugin: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${plugin}.${key}`, text]));

/**
 * Names of blocks. Each block of a form formats those of all blocks at each keystroke, for its menus: a name that is missing
 * costs an error with its stack.
 */
const componentNames: Texts = Object.fromEntries(
  Object.entries(components).map(([uid, { displayName }]) => [uid, displayName]),
);

/** The texts that Strapi's German lacks, or that read better in the words of the editors. */
export const german: Texts = {
  ...componentNames,
  ...admin,
  ...ofPlugin('content-manager', contentManager),
  ...ofPlugin('i18n', i18n),
};
