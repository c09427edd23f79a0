/** Endpoints of Strapi's admin that this service changes; compatibility.test.ts looks for each in Strapi's code. */
export const changedEndpoints = ['deleteDocument', 'getDocument', 'publishDocument', 'updateDocument'] as const;

/** The API of Strapi's admin, made with RTK Query. */
export interface EndpointApi<Endpoint> {
  enhanceEndpoints: (change: { endpoints: Record<string, (endpoint: Endpoint) => void> }) => unknown;
}

/** Changes how requests of Strapi's own forms are sent and answered. */
export function changeEndpoints<Endpoint>(
  api: EndpointApi<Endpoint>,
  names: readonly (typeof changedEndpoints)[number][],
  change: (endpoint: Endpoint) => void,
): void {
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, change])) });
}
