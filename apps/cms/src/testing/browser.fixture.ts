/** A browser without pages: follows redirects, and keeps cookies of each origin with their path. */
export interface CookieBrowser {
  /** One request, without following a redirect. */
  request: (url: string, form?: Record<string, string>) => Promise<Response>;
  /** Follows redirects until `stop`; returns the address that was not requested. */
  follow: (url: string, stop: (url: URL) => boolean, form?: Record<string, string>) => Promise<URL>;
  /** Names and values of the cookies of an origin. */
  cookies: (origin: string) => ReadonlyMap<string, string>;
  set: (origin: string, name: string, value: string) => void;
}

/** Opens a browser without cookies. */
export function cookieBrowser(): CookieBrowser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  async function request(url: string, form?: Record<string, string>): Promise<Response> {
    const jar = jarOf(new URL(url).origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = form && { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(url, { headers: { cookie }, redirect: 'manual', ...sent });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  async function follow(url: string, stop: (url: URL) => boolean, form?: Record<string, string>): Promise<URL> {
    const response = await request(url, form);
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url} responded with ${response.status}, not with a redirect`);
    const next = new URL(location, url);
    return stop(next) ? next : follow(next.href, stop);
  }

  return { request, follow, cookies: jarOf, set: (origin, name, value) => void jarOf(origin).set(name, value) };
}
