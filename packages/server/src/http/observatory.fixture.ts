function sum(points: readonly (number | false)[]): number {
  return points.reduce<number>((total, each) => total + (each || 0), 0);
}

/**
 * Scores a page's headers by the published rules of the HTTP Observatory, version 5 (developer.mozilla.org, HTTP
 * Observatory, Tests and scoring). Assumes https, no cookies, no third-party scripts and no
 * `Access-Control-Allow-Origin`, whose tests then neither add nor deduct points. Bonus points count from 90 on.
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
  const frameProtected = none('frame-ancestors') || policy.get('frame-ancestors')?.join() === "'self'";
  const hstsMaxAgeS = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);

  const deductions = [
    policy.size <= 1 && -25,
    (unsafe('script-src') || unsafe('object-src')) && -20,
    sourcesOf('script-src').includes("'unsafe-eval'") && -10,
    hstsMaxAgeS < 15_768_000 && (hstsMaxAgeS ? -10 : -20),
    headers.get('x-content-type-options') !== 'nosniff' && -5,
    !frameProtected && !/^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') && -20,
    headers.get('referrer-policy') === 'unsafe-url' && -5,
  ];
  const safe = !unsafe('script-src') && !unsafe('style-src');
  const bonuses = [
    none('default-src') && safe && 10,
    policy.size > 1 && !none('default-src') && safe && 5,
    frameProtected && 5,
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    ) && 5,
    /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') && 10,
  ];
  const points = 100 + sum(deductions);
  return points >= 90 ? points + sum(bonuses) : Math.max(points, 0);
}
