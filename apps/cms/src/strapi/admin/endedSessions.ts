/** What renews the session of Strapi's admin; 401 says that it has ended. */
const renewal = '/admin/access-token';

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname;

async function userIn(response: Response): Promise<string | undefined> {
  const { data }: { data?: { token?: string } } = await response.clone().json();
  const payload: { userId?: string } = JSON.parse(atob(data?.token?.split('.')[1] ?? '') || '{}');
  return payload.userId;
}

/**
 * Has the user sign in where Strapi would leave the page: a renewal that the service rejects is sent again then, and what
 * waited for it goes on. Strapi has no extension point there.
 * @param signIn whether there is a session again; called once for all renewals that wait
 */
export function whenSessionEnds(userId: number, signIn: () => Promise<boolean>): () => void {
  const { fetch } = window;
  let asking: Promise<boolean> | undefined;
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 401 || !pathOf(input).endsWith(renewal)) return response;
    asking ??= signIn().finally(() => (asking = undefined));
    if (!(await asking)) return response;
    const renewed = await fetch(input, init);
    // What the page shows belongs to another user.
    if (renewed.ok && (await userIn(renewed)) !== String(userId)) window.location.reload();
    return renewed;
  };
  return () => {
    window.fetch = fetch;
  };
}
