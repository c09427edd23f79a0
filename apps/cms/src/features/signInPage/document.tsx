import { createHash } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// In the colours and sizes of the admin. No quotes, ampersands or angle brackets, which React would escape.
const style = `
:root{--ground:#f6f6f9;--card:#fff;--text:#32324d;--soft:#666687;--line:#8e8ea9;--strong:#4945ff;--on:#fff;--bad:#b72b1a;--badGround:#fcecea}
@media (prefers-color-scheme:dark){:root{--ground:#181826;--card:#212134;--text:#fff;--soft:#c0c0cf;--line:#8e8ea9;--strong:#7b79ff;--on:#181826;--bad:#f5a49a;--badGround:#3b2130;color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;padding:2rem 1rem;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:30rem;padding:2rem clamp(1rem,8vw,2rem);background:var(--card);border-radius:.5rem;box-shadow:0 1px 4px rgb(33 33 52/.1)}
svg,h1{display:block;max-width:100%;margin:0 0 1rem}
.logo{width:3.5rem;height:3.5rem}
@media (max-height:37.5rem){body{padding-block:0}main{padding-block:1rem}.logo{display:none}}
.key{overflow-wrap:anywhere}
h1,h2{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere;hyphens:auto}
h2{margin:2rem 0 1rem;font-size:1.125rem}
summary{padding:.65rem 0;cursor:pointer;overflow-wrap:anywhere}
details form{padding-bottom:1rem}
p{margin:0 0 1rem}
form{display:grid;gap:1rem}
label,.label{display:block;font-weight:600}
small{display:block;color:var(--soft);font-size:.875rem}
.problem{padding:.75rem 1rem;border-radius:.25rem;background:var(--badGround);color:var(--bad)}
input{font:inherit;color:inherit}
.field{width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;background:var(--card);border:1px solid var(--line);border-radius:.25rem}
.field[aria-invalid]{border-color:var(--bad)}
.check{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;font-weight:400}
.check input{width:1.25rem;height:1.25rem}
.button{display:block;width:100%;min-height:2.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;border:1px solid var(--strong);border-radius:.25rem;background:var(--strong);color:var(--on);cursor:pointer}
.second{background:none;color:var(--strong)}
.links{display:grid;gap:.5rem;margin:1.5rem 0 0}
.links a:not(.button),p a{display:inline-block;padding:.65rem 0;color:var(--strong)}
:focus-visible{outline:2px solid var(--strong);outline-offset:2px}
ul{margin:0 0 1rem;padding:1rem;columns:13rem;list-style:none;font-family:monospace;background:var(--ground);border-radius:.25rem}
`;

/** A page is framed by the admin alone, and runs no script. */
export const contentSecurityPolicy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `img-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
  `base-uri 'none'`,
].join('; ');

/** As the admin calls it. */
const product = 'Inhalte der Websites';

export const Sheet = ({
  title,
  problem,
  children,
}: {
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}) => (
  <html lang="de-CH">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${problem ? 'Fehler: ' : ''}${title} | ${product}`}</title>
      <style>{style}</style>
    </head>
    <body>
      <main>
        <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="#33302c" />
          <path
            d="M7 15.5 16 8l9 7.5M10 14v10h12V14M14 24v-5.5h4V24"
            fill="none"
            stroke="#fff"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <h1>{title}</h1>
        {problem && (
          <p id="problem" role="alert" className="problem">
            {problem}
          </p>
        )}
        {children}
      </main>
    </body>
  </html>
);

/** The HTML of a page. In the admin's frame browsers reject `autofocus`; the admin looks for this mark then. */
export function documentOf(sheet: ReactElement, isFramed: boolean): string {
  const html = renderToStaticMarkup(sheet);
  return `<!doctype html>${isFramed ? html.replace(/ autofocus=""/, ' data-autofocus=""') : html}`;
}
