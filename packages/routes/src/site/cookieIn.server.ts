/** The value of a request's cookie. */
export function cookieIn(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('cookie')?.split(';') ?? [];
  const found = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
