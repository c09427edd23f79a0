import { changeEndpoints, type EndpointApi } from '../../../strapi/admin/endpoints.ts';

interface Read {
  documentId?: string;
}

interface Reply {
  data?: unknown;
  error?: { status?: number };
}

interface ReadEndpoint<Rest extends unknown[]> {
  queryFn: (read: Read, ...rest: Rest) => Promise<Reply>;
}

/**
 * Strapi's form reads each entry that has just been chosen, in case its title changes. Those of the holding may be chosen
 * by all organisations, but read by its own editors alone: without an answer, the form keeps the title that it shows. For
 * the entry to which the page belongs, the error stays.
 */
export function keepForeignChoices<Rest extends unknown[]>(api: EndpointApi<ReadEndpoint<Rest>>): void {
  changeEndpoints(api, ['getDocument'], (endpoint) => {
    const { queryFn } = endpoint;
    endpoint.queryFn = async (read, ...rest) => {
      const reply = await queryFn(read, ...rest);
      const isChoice = read.documentId !== undefined && !globalThis.location.pathname.includes(read.documentId);
      return isChoice && reply.error?.status === 403 ? { data: {} } : reply;
    };
  });
}
