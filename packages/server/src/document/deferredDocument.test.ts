import { describe, expect, it } from 'vitest';
import { deferredDocument } from './deferredDocument.ts';

const escapedMarkup = '&lt;link rel="modulepreload" href="/x.js"&gt;';
const document = [
  '<html><head><title>x</title><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>',
  `<body><p>${escapedMarkup}</p><script>window.context = {}</script>`,
  '<script type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

describe('deferredDocument', () => {
  const deferred = deferredDocument(document, '/assets/native-1.js');

  it('fetches no script except the enhance script, and adds the speculation rules', () => {
    expect(deferred).not.toContain('<link rel="modulepreload"');
    expect(deferred.match(/<script[^>]*>/g)).toEqual([
      '<script type="speculationrules">',
      '<script type="module" fetchpriority="low" src="/assets/native-1.js">',
      '<script>',
      '<script type="text/asleep">',
    ]);
  });

  it('preserves styles, text and the code of the deferred script', () => {
    for (const part of ['<link rel="stylesheet" href="/a.css"/>', escapedMarkup, '>import "/assets/a.js";</script>'])
      expect(deferred).toContain(part);
  });

  it('throws for HTML without a head', () => {
    expect(() => deferredDocument('<p>x</p>', '/n.js')).toThrow('no head');
  });
});
