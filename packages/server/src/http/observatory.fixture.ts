function sum(points: readonly (number | false)[]): number {
  return points.reduce<number>((all, each) => all + (each || 0), 0);
}

/**
 * Points that a page's headers get by the published rules of the HTTP Observatory, version 5 (developer.mozilla.org,
 * HTTP Observatory, Tests and scoring), for a page over https without cookies, without scripts of others and without
 * `Access-Control-Allow-Origin`: those tests give neither points nor deductions. Extra points count from 90 on only.
 */
export function observatoryPoints(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const sourcesOf = (name: string): string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const none = (name: string): boolean => policy.get(name)?.join() === "'none'";
  const unsafe = (name: string): boolean =>
    sourcesOf(name).some(
      (source) => source === "'unsafe-inline'" || source === '*' || /^(?:https?|data):/.test(source),
    );
  const framed = none('frame-ancestors') || policy.get('frame-ancestors')?.join() === "'self'";
  const secondsOfTransport = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);

  const deductions = [
    policy.size <= 1 && -25,
    (unsafe('script-src') || unsafe('object-src')) && -20,
    sourcesOf('script-src').includes("'unsafe-eval'") && -10,
    secondsOfTransport < 15_768_000 && (secondsOfTransport ? -10 : -20),
    headers.get('x-content-type-options') !== 'nosniff' && -5,
    !framed && !/^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') && -20,
    headers.get('referrer-policy') === 'unsafe-url' && -5,
  ];
  const safe = !unsafe('script-src') && !unsafe('style-src');
  const extras = [
    none('default-src') && safe && 10,
    policy.size > 1 && !none('default-src') && safe && 5,
    framed && 5,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    ) && 5,
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') && 10,
  ];
  const points = 100 + sum(deductions);
  return points >= 90 ? points + sum(extras) : Math.max(points, 0);
}
