import { describe, expect, it } from 'vitest';
import { deferredDocument } from './deferredDocument.ts';

const words = '&lt;link rel="modulepreload" href="/x.js"&gt;';
const awake = [
  '<html><head><title>x</title><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>',
  `<body><p>${words}</p><script>window.context = {}</script>`,
  '<script type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

describe('deferredDocument', () => {
  const asleep = deferredDocument(awake, '/assets/native-1.js');

  it('has nothing that fetches a script but the native one, and rules for the next page', () => {
    expect(asleep).not.toContain('<link rel="modulepreload"');
    expect(asleep.match(/<script[^>]*>/g)).toEqual([
      '<script type="speculationrules">',
      '<script type="module" fetchpriority="low" src="/assets/native-1.js">',
      '<script>',
      '<script type="text/asleep">',
    ]);
  });

  it('keeps styles, words and the text of the script', () => {
    for (const part of ['<link rel="stylesheet" href="/a.css"/>', words, '>import "/assets/a.js";</script>'])
      expect(asleep).toContain(part);
  });

  it('refuses what is no document', () => {
    expect(() => deferredDocument('<p>x</p>', '/n.js')).toThrow('no head');
  });
});
