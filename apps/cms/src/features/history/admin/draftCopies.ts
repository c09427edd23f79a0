import { unstable_useDocument } from '@strapi/strapi/admin';
import type { Action } from './Consequences.tsx';

function ofDraftsOnly(clone: Action): Action {
  const action: Action = (props) => {
    const { schema } = unstable_useDocument({ model: props.model, collectionType: '' }, { skip: true });
    const description = clone(props);
    return schema?.options?.draftAndPublish ? description : null;
  };
  return Object.assign(action, { type: clone.type, position: clone.position });
}

/** Strapi's actions, of which "Duplizieren" is for types with drafts: the service rejects a copy that would be live at once. */
export const onlyDraftCopies = (actions: readonly Action[]): Action[] =>
  actions.map((action) => (action.type === 'clone' ? ofDraftsOnly(action) : action));
