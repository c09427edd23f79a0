import { changeEndpoints, type EndpointApi } from '../../../strapi/admin/endpoints.ts';

interface Deletion {
  model: string;
  params?: { locale?: string };
}

interface Tag {
  id: string;
}

interface DeleteEndpoint {
  invalidatesTags: (result: unknown, error: unknown, deletion: Deletion) => readonly (string | Tag)[];
}

/** Strapi loads a deleted entry again while its form is still shown, and reports that there is none. */
export function forgetDeleted(api: EndpointApi<DeleteEndpoint>): void {
  changeEndpoints(api, ['deleteDocument'], (endpoint) => {
    const { invalidatesTags } = endpoint;
    endpoint.invalidatesTags = (result, error, deletion) => {
      const tags = invalidatesTags(result, error, deletion);
      // Of an entry that loses one language, the others are shown.
      if (deletion.params?.locale !== '*') return tags;
      return tags.filter((tag) => typeof tag === 'string' || tag.id === `${deletion.model}_LIST`);
    };
  });
}
