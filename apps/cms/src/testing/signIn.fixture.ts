/** What a page of the sign-in answers. */
export interface FormAnswer {
  status: number;
  /** Where it leads; empty if it shows a page. */
  location: string;
  /** The cookies that it sets, by name; without those that it removes. */
  cookies: ReadonlyMap<string, string>;
  /** Of `Retry-After`; 0 without. */
  waitSeconds: number;
  html: string;
}

/** Sends a form of the sign-in like a browser. */
export async function sendForm(
  origin: string,
  path: string,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<FormAnswer> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, ...headers },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const set = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? []);
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookies: new Map(set.flatMap(([, name = '', value]) => (value ? [[name, value]] : []))),
    waitSeconds: Number(response.headers.get('retry-after')),
    html: await response.text(),
  };
}

/** Cookies as a browser sends them back. */
export const cookieHeader = (cookies: FormAnswer['cookies']): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The value of a hidden field in a page. */
export const hiddenIn = (html: string, name: string): string =>
  new RegExp(`type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The problem that a page names; empty without one. */
export const problemIn = (html: string): string => /role="alert"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
