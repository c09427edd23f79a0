import { useEffect } from 'react';
import { translateFixedTexts } from './fixedTexts.ts';

/** Translates, as they appear, the texts for which Strapi asks no table of translations. */
export function GermanTexts() {
  useEffect(() => {
    translateFixedTexts(document.documentElement);
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(translateFixedTexts);
        else translateFixedTexts(target);
      }
    });
    const what = { childList: true, characterData: true, attributeFilter: ['aria-label'], subtree: true };
    observer.observe(document.documentElement, what);
    return () => observer.disconnect();
  }, []);
  return null;
}
