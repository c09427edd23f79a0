import { useEffect } from 'react';
import { translateFixedTexts } from './fixedTexts.ts';
import { onTextChange } from '../../strapi/admin/pageChanges.ts';

/** Translates, as they appear, the texts for which Strapi asks no table of translations. */
export function GermanTexts() {
  useEffect(() => {
    translateFixedTexts(document.documentElement);
    return onTextChange(translateFixedTexts);
  }, []);
  return null;
}
